import { type Message, message } from "./wire/message"

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S

/** How long from now, rounded up so that it is never too early: in 15 minutes, in an hour. @param seconds above 0 */
export function waitOf(seconds: number): Message {
  const whole = Math.max(1, Math.ceil(seconds))
  if (whole < MINUTE_S) return message("general.in_seconds", { count: whole })
  const minutes = Math.ceil(whole / MINUTE_S)
  if (minutes < 60) return message("general.in_minutes", { count: minutes })
  return message("general.in_hours", { count: Math.ceil(whole / HOUR_S) })
}
