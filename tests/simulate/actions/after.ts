import { sql } from "../../harness"
import { dayAt, isSaturday, isSunday, minuteAt, textOf, workingDaysFrom } from "../model/days"
import { isPlaceable, type Span, withoutLateDays } from "../model/fleet"
import { cancellationFee, extensionFee, francs, paidDaysOf } from "../model/money"
import { horizonOf, isClosed, occupied, unitsInService, type Verdict, verdictOnWindow } from "../model/period"
import type { Reservation, ShopState } from "../model/state"
import type { Simulation } from "../world/simulation"
import { judge } from "../world/violation"
import { overTime } from "./shopping"

export const standing = ({ shop }: Simulation, ...states: Reservation["state"][]) =>
  shop.reservations.filter(({ state, isFormer }) => !isFormer && states.includes(state))

export const itemPath = ({ order, orderLine }: Reservation, action: string) =>
  `/orders/${order.id}/items/${orderLine}/${action}/`

/** A parcel that has left can't be called back, nor a rental that is over. */
export function mayCancel({ state, delivery, first, end }: Reservation, now: number): boolean {
  if (state !== "reserved") return false
  const today = dayAt(now)
  if (delivery.price === 0) return today <= end
  return today < first || (today === first && minuteAt(now) < delivery.cutOff)
}

export const feesOf = (rental: Reservation, kind: string) =>
  sql<{ fee: number }>(
    "select fee::int from rental_change where reservation_id = $1 and kind = $2 order by created_at",
    rental.id,
    kind,
  )

export async function cancel(sim: Simulation) {
  const all = standing(sim, "reserved", "handed_over", "returned")
  if (all.length === 0) return
  const rental = sim.random.oneOf(all)
  const isWrong = sim.random.happens(15)
  const from = sim.now()
  const fee = cancellationFee(rental, dayAt(from), sim.shop)
  const body = { confirmed_fee: francs(isWrong ? fee + 100 : fee) }
  const times = sim.random.happens(25) ? 2 : 1
  const by = rental.order.customer
  const answers = await Promise.all(
    Array.from({ length: times }, () => sim.ask("POST", itemPath(rental, "cancel"), { by, body })),
  )
  const facts = {
    number: rental.order.number,
    period: [textOf(rental.start), textOf(rental.end)],
    state: rental.state,
    fee: francs(fee),
    body,
    answers,
  }
  const verdict = overTime([from, sim.now()], (now) => (mayCancel(rental, now) && !isWrong ? "accept" : "refuse"))
  const isDone = answers.some(({ status }) => status === 200)
  if (!isDone) return judge(verdict !== "accept", "a rental can be cancelled by the terms, at their fee", facts)
  judge(verdict !== "refuse", "what can't be cancelled any more isn't, and not at another fee", facts)
  judge(
    answers.every(({ status }) => status === 200),
    "a cancellation sent twice is one",
    facts,
  )
  const written = await feesOf(rental, "cancellation")
  judge(written.length === 1 && Number(written[0].fee) === fee, "a cancellation owes what the terms say, once", {
    ...facts,
    written,
  })
  rental.state = "cancelled"
  rental.charges.push({ kind: "cancellation", fee })
}

/** Whether one more end can be had: on the same unit once somebody has it. */
export function verdictOnEnd(sim: Simulation, rental: Reservation, end: number, now: number): Verdict {
  const { shop } = sim
  const today = dayAt(now)
  if (!["reserved", "handed_over"].includes(rental.state) || today > rental.end) return "refuse"
  if (isSunday(end) || isSaturday(end) || isClosed(end, shop) || textOf(end) > horizonOf(today)) return "refuse"
  if (rental.state === "reserved" && today >= rental.start) return "free"
  const { first } = rental
  const window = { first, last: workingDaysFrom(end, rental.after, 1, shop.closed) }
  const others = occupied(shop, rental.product, now, { holdsOf: rental.order.customer, reservation: rental.id })
  const own = [{ first, last: rental.last }]
  return beside(shop, rental, () =>
    rental.unit === null
      ? verdictOnWindow(rental.product, [window], others, own)
      : verdictOnUnit(rental.product, rental.unit, window, others, own),
  )
}

/** Who was promised a unit that is out of service may stay on it (012): whether others get what he could have. */
export function beside(
  { reservations }: ShopState,
  { product }: Pick<Reservation, "product">,
  verdict: () => Verdict,
): Verdict {
  const isOneOut = product.units.some(({ isInService }) => !isInService)
  const isWaiting = (one: Reservation) => one.product === product && one.state === "reserved" && one.unit === null
  const said = verdict()
  return said === "refuse" && isOneOut && reservations.some(isWaiting) ? "free" : said
}

/**
 * Whether a certain unit can be had in a window, others making room where they can.
 * @param had what the rental that asks has already
 */
export function verdictOnUnit(
  product: Reservation["product"],
  unit: string,
  { first, last }: Span,
  { tied, floating }: ReturnType<typeof occupied>,
  had: readonly Span[] = [],
): Verdict {
  const units = unitsInService(product)
  if (!units.includes(unit)) return "refuse"
  if (tied.some((one) => one.unit === unit && one.first <= last && first <= one.last)) return "refuse"
  const own = { unit, first, last }
  const together = isPlaceable(units, [...tied, own], floating)
  if (together) return "accept"
  const isSure = isPlaceable(units, [...withoutLateDays(tied), own], floating) === false
  return isPlaceable(units, tied, [...floating, ...had]) && isSure ? "refuse" : "free"
}

export async function extend(sim: Simulation) {
  const all = standing(sim, "reserved", "handed_over", "returned")
  if (all.length === 0) return
  const out = standing(sim, "handed_over")
  const rental = sim.random.oneOf(out.length > 0 && sim.random.happens(60) ? out : all)
  const end = rental.end + 1 + sim.random.below(sim.random.oneOf([3, 8, 20]))
  const price = extensionFee(rental, end)
  const from = sim.now()
  const body = { rentalenddate: textOf(end), confirmed_price: francs(price) }
  const times = sim.random.happens(25) ? 2 : 1
  const before = verdictOnEnd(sim, rental, end, from)
  const by = rental.order.customer
  const answers = await Promise.all(
    Array.from({ length: times }, () => sim.ask("POST", itemPath(rental, "extension"), { by, body })),
  )
  const facts = {
    number: rental.order.number,
    product: rental.product.slug,
    state: rental.state,
    period: [textOf(rental.start), textOf(rental.end)],
    body,
    answers,
  }
  const verdict = overTime([from, sim.now()], (now) => (now === from ? before : verdictOnEnd(sim, rental, end, now)))
  if (answers.every(({ status }) => status !== 200))
    return judge(verdict !== "accept", "a rental can be extended while its unit is free, at its price", facts)
  judge(verdict !== "refuse", "a rental isn't extended into days that can't be had", facts)
  judge(
    answers.every(({ status }) => status === 200),
    "an extension sent twice is one",
    facts,
  )
  const written = await feesOf(rental, "extension")
  const known = rental.charges.filter(({ kind }) => kind === "extension").length
  judge(
    written.length === known + 1 && Number(written[known].fee) === price,
    "an extension owes the further days, once",
    { ...facts, written },
  )
  rental.charges.push({ kind: "extension", fee: price })
  rental.end = end
  rental.paidDays = Math.max(rental.paidDays, paidDaysOf(rental))
  rental.last = workingDaysFrom(end, rental.after, 1, sim.shop.closed)
}
