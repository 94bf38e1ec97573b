import { checkoutForm } from "../../harness"
import { dayAt, textOf } from "../model/days"
import { isPlaceable } from "../model/fleet"
import { grantedUntil } from "../model/holds"
import { occupied, unitsInService, windowOf } from "../model/period"
import type { Customer, Rental } from "../model/state"
import type { Simulation } from "../world/simulation"
import { judge } from "../world/violation"
import { asked, emptyCart, isEmpty, noteOrder } from "./checkout"
import { noteGrant } from "./holds"
import { addLine, overTime, verdictOnCart } from "./shopping"
import { syncHolds } from "./stored"
import { someRental } from "./wishes"

/** Whether all that is promised and held of a product can be kept. */
function isKept({ shop }: Simulation, { product }: Rental, now: number) {
  const { tied, floating } = occupied(shop, product, now)
  return isPlaceable(unitsInService(product), tied, floating)
}

/** They open their checkouts at once: as many hold as there are units. */
async function holdTogether(sim: Simulation, rental: Rental, runners: readonly Customer[]) {
  const { shop } = sim
  for (const by of runners) await syncHolds(sim, by)
  const from = sim.now()
  const before = isKept(sim, rental, from)
  const grants = runners.map((by) => grantedUntil(shop, by, by.cart.lines[0], windowOf(rental, shop), from))
  const answers = await Promise.all(
    runners.map((by) => sim.ask("POST", `/checkout/${by.cart.token}/hold/`, { by, body: {} })),
  )
  const held = []
  for (const by of runners) {
    const live = (await syncHolds(sim, by)).filter(({ expires }) => expires > from)
    const [line] = by.cart.lines
    const one = live.find((hold) => hold.line === line.id)
    if (one) noteGrant(sim, by, line, one)
    held.push(one)
  }
  const facts = {
    product: rental.product.slug,
    period: [textOf(rental.start), textOf(rental.end)],
    statuses: answers.map(({ status }) => status),
    held: held.map((one) => one !== undefined),
  }
  const isOver = before === true && isKept(sim, rental, sim.now()) === false && dayAt(from) === sim.today()
  judge(!isOver, "of several at once no more hold than there are units", facts)
  for (const [index, by] of runners.entries()) {
    if (held[index] || !grants[index]) continue
    const verdict = overTime([from, sim.now()], (now) => verdictOnCart(sim, by, now))
    judge(verdict !== "accept", "of several at once as many hold as there are units", facts)
  }
}

/** Several customers want the same days at once: as many get them as there are units. */
export async function race(sim: Simulation) {
  const rental = someRental(sim)
  const runners: Customer[] = []
  for (const by of sim.shop.customers) {
    if (!isEmpty(by.cart)) continue
    if (await addLine(sim, by, rental)) runners.push(by)
  }
  if (runners.length < 2) return
  if (sim.random.happens(60)) await holdTogether(sim, rental, runners)
  const carts = runners.map(({ cart }) => cart)
  const from = sim.now()
  const answers = await Promise.all(
    runners.map((by) => sim.ask("POST", `/checkout/${by.cart.token}/`, { by, body: checkoutForm(by.email) })),
  )
  const facts = {
    product: rental.product.slug,
    period: [textOf(rental.start), textOf(rental.end)],
    statuses: answers.map(({ status }) => status),
  }
  const isHolding = (runner: Customer) =>
    sim.shop.holds.some(({ customer, product }) => customer === runner && product === rental.product)
  const won = runners.filter((_, index) => answers[index].status === 200)
  // In whichever order they came: what somebody holds is in the way of others, not in his own, so that who holds can have come last.
  for (const by of [...won].sort((one, other) => Number(isHolding(one)) - Number(isHolding(other)))) {
    const index = runners.indexOf(by)
    const verdict = overTime([from, sim.now()], (now) => verdictOnCart(sim, by, now))
    judge(verdict !== "refuse", "of several at once no more are served than there are units", facts)
    const placed = await noteOrder(sim, by, carts[index], answers[index])
    asked.push({ by, cart: carts[index], order: placed })
  }
  for (const [index, by] of runners.entries()) {
    if (answers[index].status !== 200) {
      const verdict = overTime([from, sim.now()], (now) => verdictOnCart(sim, by, now))
      judge(verdict !== "accept", "of several at once as many are served as there are units", {
        ...facts,
        won: won.length,
      })
    }
    by.cart = emptyCart()
  }
}
