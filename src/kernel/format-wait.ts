const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S

const counted = (count: number, one: string, several: string) => (count === 1 ? one : `${count} ${several}`)

/** How long from now, rounded up so that it is never too early: "in 15 Minuten", "in einer Stunde". @param seconds above 0 */
export function waitInWords(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds))
  if (whole < MINUTE_S) return `in ${counted(whole, "einer Sekunde", "Sekunden")}`
  const minutes = Math.ceil(whole / MINUTE_S)
  if (minutes < 60) return `in ${counted(minutes, "einer Minute", "Minuten")}`
  return `in ${counted(Math.ceil(whole / HOUR_S), "einer Stunde", "Stunden")}`
}
