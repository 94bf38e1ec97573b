import { addDays } from "#kernel/calendar-day"
import type { Rappen } from "#kernel/money"
import { reducedBy } from "#kernel/money"
import type { WorkingDays } from "#kernel/working-days"
import { now, today } from "#platform/clock"
import { invalidField, isRefusal, Refusal } from "#platform/refusal"
import { settablePrice } from "../../queries/staff-cart"
import type { DraftLine } from "../../wire/staff-draft"
import { lineToAdd } from "../add-to-cart"
import { atDiscount } from "../at-discount"
import { type LineToAdd, newLineId, unwrittenLine } from "../line-rows"
import { companionOf } from "../pieces"
import type { CustomerTerms } from "../shop-terms"
import { atSetPrice } from "./line-price"

/** Lines before anybody wrote them, companions right after what they come along with. */
export interface DraftedLines {
  toWrite: { id: string; line: LineToAdd }[]
  lines: ReturnType<typeof unwrittenLine>[]
}

/** With the shop's working days of the coming weeks. */
export type DraftTerms = CustomerTerms & { workingDays: WorkingDays }

/**
 * What staff put together, at the customer's prices or at those that were agreed on.
 * @throws Refusal 400 keyed by the path of the field that is wrong: `lines.0.delivery`
 */
export function draftLines(terms: DraftTerms, wishes: readonly DraftLine[]): DraftedLines {
  const toWrite = wishes.flatMap((wish, index) => atPath(`lines.${index}`, () => withCompanion(terms, wish)))
  const at = now().getTime()
  const lines = toWrite.map(({ id, line }, index) => unwrittenLine(id, line, new Date(at + index)))
  return { toWrite, lines }
}

function withCompanion(terms: DraftTerms, wish: DraftLine): DraftedLines["toWrite"] {
  const services = { ids: wish.productservices, field: "productservices" }
  const { rentalstartdate: start, rentalenddate: end, delivery: deliveryId } = wish
  const rental = { start, end, deliveryId, services, atCounter: terms.workingDays }
  const listed = lineToAdd(terms, { ...wish, wish: rental })
  const id = newLineId()
  const line = agreed(listed, atDiscount(listed, terms.discountOf), wish, terms)
  const { quantity, facts } = line
  const along = companionOf(terms.catalogue, line.product, { quantity, pricedAt: facts.priced_at })
  if (!along) return [{ id, line }]
  const companion = atDiscount(along, terms.discountOf)
  return [
    { id, line },
    { id: newLineId(), line: { ...companion, facts: { ...companion.facts, companion_of: id } } },
  ]
}

/** At the price of staff's where there is one: it needs a reason. */
function agreed(listed: LineToAdd, line: LineToAdd, wish: DraftLine, { settings }: CustomerTerms): LineToAdd {
  if (wish.price === "list") return line
  if (wish.price_reason === "") throw invalidField("price_reason", "accounts.reason_missing")
  const { rental = null, charges = [], special } = line.facts
  const listPrice = settablePrice({ unitPrice: listed.unitPrice, rental })
  const set = { reason: wish.price_reason, validUntil: addDays(today(), settings.sales.quoteDays) }
  const offer = { unitPrice: line.unitPrice, rental, charges, special }
  const price = atSetPrice(offer, agreedPrice(wish, listPrice), set)
  return {
    ...line,
    unitPrice: price.unitPrice,
    facts: { ...line.facts, special: price.special },
  }
}

function agreedPrice({ price, price_value: value }: DraftLine, listPrice: Rappen): Rappen {
  if (value === null || (price === "percent" && value > 1000) || (price === "less" && value > listPrice))
    throw invalidField("price_value", "cart.price_missing")
  if (price === "percent") return reducedBy(listPrice, value)
  return price === "less" ? listPrice - value : value
}

function atPath<Result>(path: string, act: () => Result): Result {
  try {
    return act()
  } catch (error) {
    if (!isRefusal(error)) throw error
    const { messages, status, extra } = error
    const keyed = Object.entries(messages).map(([field, said]) => [`${path}.${FORM_FIELDS[field] ?? field}`, said])
    throw new Refusal(Object.fromEntries(keyed), { status, extra })
  }
}

/** What belongs to no field of the line belongs to the thing itself. */
const FORM_FIELDS: Record<string, string> = { non_field_errors: "id" }
