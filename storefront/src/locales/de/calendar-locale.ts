/** Names of months and days for the calendar's library. */
export { de as calendarLocale } from "react-day-picker/locale"
