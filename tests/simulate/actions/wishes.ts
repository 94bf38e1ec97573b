import { type Day, dayOf, workingDaysFrom } from "../model/days"
import { brokenFields, earliestDay, horizonOf, isClosed } from "../model/period"
import type { Delivery, Product, Rental, Service } from "../model/state"
import type { Simulation } from "../world/simulation"

/** How far ahead customers look, and how long they rent. */
const AHEAD = [2, 4, 9, 20, 60]
const LENGTHS = [1, 1, 3, 5, 8, 14, 30]
const CLOSED_SOON = 90

type Days = Pick<Rental, "start" | "end">

function someServices({ random }: Simulation, services: readonly Service[]): Service[] {
  const groups = new Set<string>()
  return services.filter(({ group }) => {
    if (random.below(4) > 0 || (group !== "" && groups.has(group))) return false
    groups.add(group)
    return true
  })
}

/** Often as many paid days as a rate has, or one more or fewer. */
function someLength({ random }: Simulation, { rates }: Product): number {
  if (rates.length === 0 || random.happens(70)) return random.below(random.oneOf(LENGTHS))
  const paid = random.oneOf(rates).days + random.below(3) - 1
  return paid + Math.floor(paid / 6) - 1
}

/** A day at which a rule turns: it may be against it. */
function someEdge({ random, today, shop }: Simulation): Day {
  const soon = today() + random.below(CLOSED_SOON)
  const closed = Array.from({ length: CLOSED_SOON }, (_, index) => soon + index).find((day) => isClosed(day, shop))
  const first = earliestDay(today())
  const last = dayOf(horizonOf(today()))
  return random.oneOf([today() - 3, today(), today() + 1, first - 1, first, last, last + 1, closed ?? soon])
}

/** Next to what is promised already, or over it. */
function someNeighbour({ random, shop, today }: Simulation, product: Product, length: number): Day | undefined {
  const all = [...shop.reservations.filter(({ state }) => state !== "cancelled"), ...shop.holds, ...shop.blocks]
  const ahead = all.filter((one) => one.product === product && one.last >= today())
  if (ahead.length === 0) return undefined
  const { first, last } = random.oneOf(ahead)
  return random.oneOf([first, last, last + 1, last + 2, first - length - 1, first - length - 2])
}

/** Of its cancellation it will soon matter whether five working days are left, or six. */
const beforeFee = ({ random, today, shop }: Simulation) => workingDaysFrom(today(), 6 + random.below(3), 1, shop.closed)

function someDays(sim: Simulation, product: Product, delivery: Delivery): Days {
  const { random } = sim
  const length = someLength(sim, product)
  const way = random.below(100)
  if (way < 8) {
    const edge = someEdge(sim)
    return random.happens(70) ? { start: edge, end: edge + random.below(4) - 1 } : { start: edge - length, end: edge }
  }
  const ahead = sim.today() + 1 + random.below(random.oneOf(AHEAD))
  const start = way < 30 ? (someNeighbour(sim, product, length) ?? ahead) : way < 36 ? beforeFee(sim) : ahead
  return allowed(sim, delivery, { start, end: start + length })
}

/** The same or some days later, where the calendar's rules allow it. */
function allowed(sim: Simulation, delivery: Delivery, { start, end }: Days): Days {
  const days = { start: Math.max(start, earliestDay(sim.today())), end: Math.max(end, earliestDay(sim.today())) }
  for (let tries = 0; tries < 20; tries++) {
    const broken = brokenFields({ ...days, delivery }, sim.now())
    if (broken.length === 0) break
    if (broken.includes("rentalstartdate")) days.start++
    days.end = Math.max(days.end + (broken.includes("rentalenddate") ? 1 : 0), days.start)
  }
  return days
}

export function someRental(sim: Simulation, product = sim.someProduct()): Rental {
  const { random, shop } = sim
  const delivery = random.oneOf(shop.deliveries)
  return { product, delivery, ...someDays(sim, product, delivery), services: someServices(sim, product.services) }
}
