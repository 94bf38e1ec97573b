import { dayAt, dayOf, isSunday, textOf } from "../model/days"
import { cartSums, francs, lineTotal } from "../model/money"
import {
  bookedOn,
  brokenFields,
  earliestDay,
  horizonOf,
  isClosed,
  occupied,
  occupiedTexts,
  type Verdict,
  verdictOnPeriod,
  verdictOnWindow,
  windowOf,
} from "../model/period"
import type { CartLine, Customer, Delivery, Product, Rental } from "../model/state"
import type { Simulation } from "../world/simulation"
import { judge } from "../world/violation"
import { syncHolds } from "./stored"
import { someRental } from "./wishes"

const CALENDAR_DAYS = 70

/** What is demanded over the time of a call: nothing, where the passing of time decides. */
export const overTime = (at: readonly number[], verdict: (now: number) => Verdict): Verdict => {
  const [first, ...others] = at.map(verdict)
  return others.every((other) => other === first) ? first : "free"
}

/** The calendar says of each day what the bookings come to. */
export const look = (sim: Simulation) => {
  const by = sim.random.happens(50) ? sim.someCustomer() : undefined
  return lookAt(sim, sim.someProduct(), sim.random.oneOf(sim.shop.deliveries), by)
}

export async function lookAt(sim: Simulation, product: Product, delivery: Delivery, by: Customer | undefined) {
  const { shop } = sim
  const from = sim.now()
  const answer = await sim.ask("GET", `/products/bookings/${product.id}/?delivery=${delivery.id}`, { by })
  judge(answer.status === 200, "the calendar answers", answer)
  const list: { rentaldate: string; booked: number; notBooked: number }[] =
    answer.body[delivery.price === 0 ? "bookedPickupBookings" : "bookedDeliveryBookings"]
  const said = new Map(list.map((one) => [one.rentaldate, one]))
  const units = product.units.filter(({ isInService }) => isInService).length
  for (let day = dayAt(from) + 1; day < dayAt(from) + CALENDAR_DAYS; day++) {
    const expected = [from, sim.now()].map((now) => bookedOn(shop, product, delivery, day, now, by ?? null))
    const { booked, notBooked } = said.get(textOf(day)) ?? { booked: 0, notBooked: units }
    const facts = { product: product.slug, delivery: delivery.id, day: textOf(day), expected, booked, notBooked }
    judge(expected.includes(booked), "the calendar says how many units are taken", facts)
    judge(booked + notBooked === units, "taken and free units are all units", { ...facts, units })
  }
  const earliest = earliestDay(dayAt(from))
  const { pickup, delivery: sent } = answer.body.firstStarts
  const first = dayOf(delivery.price === 0 ? pickup : sent)
  // On a Sunday nothing begins, and what is named then is the shop's choice.
  judge(
    first === earliest || (isSunday(earliest) && first === earliest + 1),
    "the calendar names the first day to start",
    {
      today: textOf(dayAt(from)),
      firstStarts: answer.body.firstStarts,
    },
  )
  judge(answer.body.horizon === horizonOf(dayAt(from)), "the calendar names the last day", answer.body.horizon)
  const closed = new Set<string>(answer.body.closedDays.map(({ date }: { date: string }) => date))
  for (let day = dayAt(from) + 1; day < dayAt(from) + 400; day++)
    // What falls on a Sunday alters nothing, and is listed or not.
    judge(isSunday(day) || closed.has(textOf(day)) === isClosed(day, shop), "the calendar names the closed days", {
      day: textOf(day),
    })
}

function judgeRefusal(
  sim: Simulation,
  rental: Rental,
  { reason, alternatives }: Record<string, never>,
  by: Customer | null,
  at: number[],
) {
  const others = (alternatives as { rentalstartdate: string; rentalenddate: string }[]).map((one) => ({
    ...rental,
    start: dayOf(one.rentalstartdate),
    end: dayOf(one.rentalenddate),
  }))
  judge(typeof reason === "string" && others.length <= 3, "a refusal says why, and what else", { reason, alternatives })
  for (const other of others) {
    const isHad = overTime(at, (now) => verdictOnPeriod(sim.shop, other, now, { holdsOf: by }))
    const facts = { product: rental.product.slug, other: [textOf(other.start), textOf(other.end)] }
    judge(isHad !== "refuse" && brokenFields(other, at[0]).length === 0, "an alternative can be had", facts)
  }
}

export async function add(sim: Simulation) {
  const by = sim.someCustomer()
  const rental = someRental(sim)
  await addLine(sim, by, rental)
}

/** Whether a rental can be had, which the shop may refuse where it can't be had together with what is in the cart already. */
function verdictBeside(sim: Simulation, by: Customer, rental: Rental, now: number): Verdict {
  const own = verdictOnPeriod(sim.shop, rental, now, { holdsOf: by })
  if (own !== "accept") return own
  const others = by.cart.lines.filter(({ product }) => product === rental.product)
  const windows = [...others, rental].map((one) => windowOf(one, sim.shop))
  const together = verdictOnWindow(rental.product, windows, occupied(sim.shop, rental.product, now, { holdsOf: by }))
  return together === "accept" ? "accept" : "free"
}

export async function addLine(sim: Simulation, by: Customer, rental: Rental): Promise<CartLine | undefined> {
  const { product, delivery, start, end, services } = rental
  const body = {
    ...{ cart: by.cart.token, product: product.id, quantity: 1 },
    ...{ rentalstartdate: textOf(start), rentalenddate: textOf(end), delivery: delivery.id },
    productservices: services.map(({ id }) => id),
  }
  const from = sim.now()
  const answer = await sim.ask("POST", `/cart/rental/${product.id}/`, { by, body })
  const at = [from, sim.now()]
  const others = occupiedTexts(product, occupied(sim.shop, product, from, { holdsOf: by }))
  const facts = { product: product.slug, period: [textOf(start), textOf(end)], delivery: delivery.id, others, answer }
  const broken = brokenFields(rental, from)
  if (broken.length > 0) {
    const isNamed = answer.status === 400 && broken.some((field) => field in answer.body)
    judge(isNamed, "a period against the calendar's rules is refused by its field", { ...facts, broken })
    return
  }
  const verdict = overTime(at, (now) => verdictBeside(sim, by, rental, now))
  judge([200, 409].includes(answer.status), "a period is had or refused", facts)
  if (answer.status === 409) {
    judge(verdict !== "accept", "a period that is free can be had", facts)
    judgeRefusal(sim, rental, answer.body, by, at)
    return
  }
  judge(verdict !== "refuse", "a period that is taken can't be had", facts)
  const line = { ...rental, id: answer.body.item, shownPrice: product.pricePerDay, pricedAt: from }
  by.cart.lines.push(line)
  return line
}

export async function addPieces(sim: Simulation) {
  const by = sim.someCustomer()
  const { accessory } = sim.shop
  const quantity = 1 + sim.random.below(5)
  const body = { cart: by.cart.token, product: accessory.id, quantity }
  const answer = await sim.ask("POST", `/cart/accessory/${accessory.id}/`, { by, body })
  judge(answer.status === 200, "an accessory can be had", answer)
  by.cart.pieces += quantity
}

export async function remove(sim: Simulation) {
  const by = sim.someCustomer()
  const line = by.cart.lines[sim.random.below(by.cart.lines.length || 1)]
  if (!line) return
  const answer = await sim.ask("DELETE", `/cart/rental/${line.id}/`, { by })
  judge(answer.status === 200, "a line can be taken out", answer)
  by.cart.lines = by.cart.lines.filter((one) => one !== line)
  await syncHolds(sim, by)
}

/** The cart's sums are those of the specification, whatever became of prices since. */
export async function readCart(sim: Simulation) {
  const by = sim.someCustomer()
  const answer = await sim.ask("GET", `/cart/${by.cart.token}/`, { by })
  judge(answer.status === 200, "a cart can be read", answer)
  const { subtotal, total } = cartSums(by.cart, sim.shop)
  const said = { total_price: answer.body.total_price, total_cost: answer.body.total_cost }
  const isEmpty = by.cart.lines.length + by.cart.pieces === 0
  const expected = { total_price: francs(subtotal), total_cost: francs(isEmpty ? 0 : total) }
  judge(JSON.stringify(said) === JSON.stringify(expected), "a cart's sums are right to the Rappen", {
    said,
    expected,
    answer,
  })
  for (const line of by.cart.lines) {
    const item = answer.body.items.find(({ id }: { id: string }) => id === line.id)
    judge(item?.subtotal === francs(lineTotal(line)), "a line costs what its days cost", {
      item,
      expected: francs(lineTotal(line)),
    })
  }
}

/** Whether all lines of a cart can be ordered together. */
export function verdictOnCart(sim: Simulation, by: Customer, now: number): Verdict {
  const verdicts = by.cart.lines.map((line, index): Verdict => {
    if (brokenFields(line, now).length > 0) return "refuse"
    const own = verdictOnPeriod(sim.shop, line, now, { holdsOf: by })
    if (own === "refuse") return own
    const same = by.cart.lines.slice(0, index + 1).filter(({ product }) => product === line.product)
    const windows = same.map((one) => windowOf(one, sim.shop))
    return verdictOnWindow(line.product, windows, occupied(sim.shop, line.product, now, { holdsOf: by }))
  })
  if (verdicts.includes("refuse")) return "refuse"
  return verdicts.includes("free") ? "free" : "accept"
}
