import { type Message, message } from "#kernel/wire/message"
import { dayInZurich, timeInZurich } from "./clock"

/** An instant in words, Swiss time: "Mo 7.12.2026, 14:30 Uhr". */
export const momentOf = (instant: Date): Message =>
  message("general.moment", { day: dayInZurich(instant), time: timeInZurich(instant) })
