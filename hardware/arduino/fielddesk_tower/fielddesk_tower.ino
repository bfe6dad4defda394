// A dice tower and card reader for Field Desk: an Arduino Uno or Nano with an RC522 on its SPI pins, and whatever
// reads the dice on its second line, a byte for each face. See README.md for the wiring.

#include <MFRC522.h>
#include <SPI.h>
#include <SoftwareSerial.h>

#include "settled_dice.h"
#include "tablelink_device.h"

namespace {

constexpr uint8_t dice_count = 2;
constexpr uint8_t card_select_pin = 10;
constexpr uint8_t card_reset_pin = 9;
constexpr uint32_t card_looked_for_every = 50;
constexpr uint8_t gone_after_misses = 2;

void write_line(void*, const char* bytes, uint8_t count) {
    Serial.write(reinterpret_cast<const uint8_t*>(bytes), count);
}

const tablelink_device::Identity identity = {"tower", "TWR-0001", "0.3", dice_count};
tablelink_device::Device device(identity, write_line, nullptr);

tablelink_device::SettledDice<dice_count> settled;
SoftwareSerial dice_line(2, 3);
uint8_t faces[dice_count];
uint8_t faces_read = 0;

MFRC522 reader(card_select_pin, card_reset_pin);
MFRC522::Uid present;
uint8_t misses = 0;
uint32_t last_look = 0;

// The eye of the tower sends '1' to '6' or 'x' for each die, and a line feed.
void look_at_dice(uint32_t now) {
    while (dice_line.available() > 0) {
        const char letter = static_cast<char>(dice_line.read());
        if (letter == '\n') {
            if (faces_read == dice_count && settled.see(faces, now)) {
                tablelink_device::Die dice[dice_count];
                for (uint8_t at = 0; at < dice_count; ++at)
                    dice[at] = {6, faces[at], static_cast<uint8_t>(faces[at] == 0 ? 0 : 95)};
                device.say_roll(dice, dice_count, now);
            }
            faces_read = 0;
        } else if (faces_read < dice_count && ((letter >= '1' && letter <= '6') || letter == 'x')) {
            faces[faces_read++] = letter == 'x' ? 0 : static_cast<uint8_t>(letter - '0');
        }
    }
}

void look_for_a_card(uint32_t now) {
    if (now - last_look < card_looked_for_every) return;
    last_look = now;
    byte answer[2];
    byte size = sizeof answer;
    // A card that rests on the reader answers every other time; it is gone after two misses.
    const bool is_there = reader.PICC_WakeupA(answer, &size) == MFRC522::STATUS_OK && reader.PICC_ReadCardSerial();
    if (is_there) {
        misses = 0;
        if (present.size != reader.uid.size || memcmp(present.uidByte, reader.uid.uidByte, present.size) != 0) {
            present = reader.uid;
            device.say_card(0, present.uidByte, present.size, now);
        }
        reader.PICC_HaltA();
    } else if (present.size > 0 && ++misses >= gone_after_misses) {
        device.say_gone(0, present.uidByte, present.size, now);
        present.size = 0;
    }
}

} // namespace

void setup() {
    Serial.begin(115200);
    dice_line.begin(9600);
    SPI.begin();
    reader.PCD_Init();
    device.begin("POR", millis());
}

void loop() {
    const uint32_t now = millis();
    while (Serial.available() > 0)
        device.hear(static_cast<char>(Serial.read()), now);
    look_at_dice(now);
    look_for_a_card(now);
    device.tick(now);
}
