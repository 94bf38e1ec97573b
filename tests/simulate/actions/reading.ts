import { type Day, dayAt, textOf } from "../model/days"
import { cancellationFee, extensionFee, francs, rappen } from "../model/money"
import type { Order, Reservation } from "../model/state"
import type { Simulation } from "../world/simulation"
import { judge } from "../world/violation"
import { itemPath, mayCancel, standing, verdictOnEnd } from "./after"
import { overTime } from "./shopping"

const OFFERED_DAYS = 40

/** An order shows what was agreed to, what came after, and what its cancellation costs today. */
export async function readOrder(sim: Simulation) {
  const { orders } = sim.shop
  if (orders.length === 0) return
  const order = sim.random.oneOf(orders.slice(-20))
  const from = sim.now()
  const { body, status } = await sim.ask("GET", `/orders/${order.id}/`, { by: order.customer })
  judge(status === 200, "an order can be read", { number: order.number, status })
  judgeOrder(sim, order, body, from)
}

/** All orders of a customer say the same. */
export async function readOrders(sim: Simulation) {
  const by = sim.someCustomer()
  const from = sim.now()
  const { body, status } = await sim.ask("GET", "/orders/", { by })
  const own = sim.shop.orders.filter(({ customer }) => customer === by)
  const listed = new Map<string, unknown>(status === 200 ? body.map((one: { id: string }) => [one.id, one]) : [])
  const facts = { by: by.email, listed: listed.size, own: own.length }
  judge(
    listed.size === own.length && own.every(({ id }) => listed.has(id)),
    "a customer sees his orders, no others",
    facts,
  )
  for (const order of own) judgeOrder(sim, order, listed.get(order.id), from)
}

// biome-ignore lint/suspicious/noExplicitAny: as the answers that it is part of.
function judgeOrder(sim: Simulation, order: Order, body: any, from: number) {
  const { number, total } = order
  judge(rappen(body.total_cost) === total, "an order keeps what it cost", { number, total, body })
  for (const rental of order.rentals) {
    const standing = body.rentalitems.find(({ id }: { id: string }) => id === rental.orderLine)?.standing
    const said = [standing?.state, standing?.rentalstartdate, standing?.rentalenddate]
    const expected = [rental.state, textOf(rental.start), textOf(rental.end)]
    judge(said.join() === expected.join(), "an order says where its rentals are", { number, said, expected })
    const times = [from, sim.now()]
    const facts = { number, said, now: new Date(from).toISOString(), standing }
    const may = overTime(times, (now) => (mayCancel(rental, now) ? "accept" : "refuse"))
    judge(
      may === "free" || (may === "accept") === (standing.cancellation_bar === null),
      "it says what can be cancelled",
      facts,
    )
    if (may !== "accept") continue
    const fees = times.map((now) => francs(cancellationFee(rental, dayAt(now), sim.shop)))
    judge(fees.includes(standing.cancellation.fee), "it says what a cancellation costs today", { ...facts, fees })
  }
}

/** The ends that a rental is offered are those that can be had, at their prices. */
export async function readExtension(sim: Simulation) {
  const all = standing(sim, "reserved", "handed_over")
  const out = standing(sim, "handed_over")
  if (all.length === 0) return
  const rental: Reservation = sim.random.oneOf(out.length > 0 && sim.random.happens(60) ? out : all)
  const from = sim.now()
  const { body, status } = await sim.ask("GET", itemPath(rental, "extension"), { by: rental.order.customer })
  judge(status === 200, "an extension is offered or barred", { number: rental.order.number, status, body })
  const offered = new Map<string, string>(
    body.options.map((one: { rentalenddate: string; price: string }) => [one.rentalenddate, one.price]),
  )
  const times = [from, sim.now()]
  for (let end: Day = rental.end + 1; end <= rental.end + OFFERED_DAYS; end++) {
    const price = offered.get(textOf(end))
    const verdict = overTime(times, (now) => verdictOnEnd(sim, rental, end, now))
    const expected = francs(extensionFee(rental, end))
    const facts = {
      number: rental.order.number,
      product: rental.product.slug,
      state: rental.state,
      period: [textOf(rental.start), textOf(rental.end)],
      ...{ end: textOf(end), price, expected, verdict, body },
    }
    judge(price !== undefined || verdict !== "accept", "an end that can be had is offered", facts)
    if (price === undefined) continue
    judge(verdict !== "refuse", "an end that can't be had isn't offered", facts)
    judge(price === expected, "further days are offered at what they cost", facts)
  }
}

/** Nobody reads or changes another customer's order. */
export async function readAnother(sim: Simulation) {
  const { orders, customers } = sim.shop
  if (orders.length === 0) return
  const order = sim.random.oneOf(orders)
  const by = customers.find((one) => one !== order.customer)
  if (!by) return
  const { status } = await sim.ask("GET", `/orders/${order.id}/`, { by })
  judge(status === 404, "another customer's order isn't shown", { number: order.number, status })
}
