#include "engine/games/attitudes/calendar.h"

namespace fielddesk::attitudes {

namespace {

constexpr Date first_day{8, 9};
constexpr int days_of_august = 31;

constexpr bool is_between(Date date, Date first, Date last) {
    return first <= date && date <= last;
}

} // namespace

Date date_of(int turn) {
    const int day = first_day.day + turn - 1;
    return day <= days_of_august ? Date{8, day} : Date{9, day - days_of_august};
}

int turn_of(Date date) {
    const int day = date.month == 8 ? date.day : date.day + days_of_august;
    return day - first_day.day + 1;
}

Day day_of(int turn) {
    const Date date = date_of(turn);
    Day day;
    day.is_union_combat_only = date == first_day;
    day.is_heat = date == Date{8, 10};
    day.is_truce = date == Date{8, 11};
    day.is_held_near_rivers = is_between(date, first_day, {8, 22});
    day.is_rain = is_between(date, {8, 22}, {8, 23});
    day.has_event_chits = date >= Date{8, 15};
    day.is_pope_confident = date >= Date{8, 23};
    day.is_alexandria_safe = date >= Date{9, 1};
    day.counts_rappahannock = date < Date{8, 25};
    day.counts_alexandria = date < Date{8, 27};
    return day;
}

} // namespace fielddesk::attitudes
