import { type Message, message } from "#kernel/wire/message"
import { inUnits } from "#shop/rental/rules/rate-unit"
import type { RatePart } from "#shop/rental/rules/rental-rates"

type Part = Pick<RatePart, "days" | "count">

/** "1 Woche + 2 Tage": what a rent by rates is made of. */
export const tariffInWords = ([first, ...others]: readonly [Part, ...Part[]]): Message =>
  others.reduce((sum, part) => message("general.sum", { first: sum, next: partInWords(part) }), partInWords(first))

function partInWords(part: Part): Message {
  const { unit, count, days } = inUnits(part)
  if (unit === "day") return message("general.days", { count })
  if (unit === "week") return message("general.weeks", { count })
  if (unit === "month") return message("general.months", { count })
  return message("general.rates", { count, days })
}
