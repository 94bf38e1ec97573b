import { sql } from "../../harness"
import { type Day, dayAt, dayOf, isHoliday, isSunday, textOf } from "../model/days"
import { passCalibrations, type Span } from "../model/fleet"
import { rappen } from "../model/money"
import { occupied, occupiedTexts } from "../model/period"
import type { Product, Reservation, ShopState, Unit } from "../model/state"
import type { Simulation } from "../world/simulation"
import { judge } from "../world/violation"
import { beside, standing, verdictOnUnit } from "./after"
import { orderBy } from "./checkout"
import { overTime } from "./shopping"
import { MINUTE, moveTo } from "./time"

/** So soon every server sells at a price that was changed, on a busy machine. */
const SEEN_MS = 10_000

/** Of a unit, often soon after somebody is to bring it back, who may want to keep it. */
export async function block(sim: Simulation) {
  const { shop, random } = sim
  const out = standing(sim, "handed_over")
  const kept = out.length > 0 && random.happens(50) ? random.oneOf(out) : undefined
  const product = kept?.product ?? sim.someProduct()
  const unit = product.units.find(({ id }) => id === kept?.unit) ?? random.oneOf(product.units)
  const first = Math.max(sim.today(), kept ? kept.last + 1 + random.below(4) : sim.today() + random.below(20))
  const last = first + random.below(6)
  const verdict = (now: number) => {
    const { tied, floating } = occupied(shop, product, now)
    const { shelved, window } = windowOfBlock(shop, unit, { first, last }, dayAt(now))
    const others = tied.filter((one) => one.unit !== unit.id || !shelved.some((back) => back.last === one.last))
    const alone = () => verdictOnUnit(product, unit.id, window, { tied: others, floating })
    return unit.isInService ? beside(shop, { product }, alone) : "free"
  }
  const from = sim.now()
  const atFrom = verdict(from)
  const body = { unit_id: unit.id, kind: "repair", starts_on: textOf(first), ends_on: textOf(last), note: "" }
  const answer = await sim.staff("POST", "/rental/blocks", body)
  const facts = { product: product.slug, unit: unit.serial, days: [textOf(first), textOf(last)], answer }
  const expected = overTime([from, sim.now()], (now) => (now === from ? atFrom : verdict(now)))
  if (answer.status >= 300) return judge(expected !== "accept", "a unit that can be spared can be blocked", facts)
  judge(expected !== "refuse", "a unit that is promised or out isn't blocked", facts)
  const [{ id }] = await sql(
    "select id from rental_reservation where unit_id = $1 and kind = 'repair' and start_day = $2 and status = 'reserved'",
    unit.id,
    textOf(first),
  )
  const { shelved, window } = windowOfBlock(shop, unit, { first, last }, dayAt(from))
  for (const back of shelved) back.last = restockedUntil(back, first)
  shop.blocks.push({ id, product, unit: unit.id, ...window, end: last })
}

/** What came back is restocked until the block begins; where it went out today too, that is tomorrow (106). */
const restockedUntil = (back: Reservation, first: Day) => Math.max(back.first, Math.min(back.last, first - 1))

function windowOfBlock({ reservations }: ShopState, unit: Unit, { first, last }: Span, today: Day) {
  const shelved = reservations.filter((one) => one.unit === unit.id && one.state === "returned" && one.last >= today)
  const begin = Math.max(first, ...shelved.map((back) => restockedUntil(back, first) + 1))
  return { shelved, window: { first: begin, last: Math.max(begin, last) } }
}

export async function unblock(sim: Simulation) {
  const { shop, random } = sim
  if (shop.blocks.length === 0) return
  const one = random.oneOf(shop.blocks)
  const from = sim.now()
  const answer = await sim.staff("DELETE", `/rental/blocks/${one.id}`)
  const verdict = overTime([from, sim.now()], (now) => (one.end >= dayAt(now) ? "accept" : "refuse"))
  const facts = { end: textOf(one.end), answer }
  if (answer.status >= 300) return judge(verdict !== "accept", "a block can be removed", facts)
  judge(verdict !== "refuse", "a block that is over stays", facts)
  shop.blocks = shop.blocks.filter((other) => other !== one)
}

/** Staff promise a rental by a certain unit. */
export async function pin(sim: Simulation) {
  const waiting = standing(sim, "reserved").filter(({ first }) => first > sim.today())
  if (waiting.length === 0) return
  const rental = sim.random.oneOf(waiting)
  const unit = sim.random.oneOf(rental.product.units)
  const others = occupied(sim.shop, rental.product, sim.now(), { reservation: rental.id })
  const alone = () => verdictOnUnit(rental.product, unit.id, rental, others, [rental])
  const verdict = unit.isInService ? beside(sim.shop, rental, alone) : "free"
  const answer = await sim.staff("POST", `/rental/reservations/${rental.id}/move`, {
    unit_id: unit.id,
    is_pinned: true,
  })
  const facts = {
    number: rental.order.number,
    unit: unit.serial,
    answer,
    others: occupiedTexts(rental.product, others),
  }
  if (answer.status >= 300) return judge(verdict !== "accept", "a rental can be moved to a unit that is free", facts)
  judge(verdict !== "refuse", "a rental isn't moved to a unit that is tied", facts)
  Object.assign(rental, { unit: unit.id, isPinned: true })
}

/** A day is closed, or open again: what is reserved stays as it is. */
export async function closeDay(sim: Simulation) {
  const { shop } = sim
  const day = sim.today() + 3 + sim.random.below(60)
  if (shop.closed.has(day)) {
    const list = await sim.staff("GET", `/rental/closed-days?year=${textOf(day).slice(0, 4)}`)
    const found = list.body.days.find(({ date, id }: { date: string; id: string | null }) => id && dayOf(date) === day)
    judge(found !== undefined, "a closed day is listed", { day: textOf(day) })
    const answer = await sim.staff("DELETE", `/rental/closed-days/${found.id}`)
    judge(answer.status < 300, "a closed day can be opened", answer)
    shop.closed = new Set([...shop.closed].filter((one) => one !== day))
  } else if (!isHoliday(day) && !isSunday(day)) {
    const body = { starts_on: textOf(day), ends_on: textOf(day), name: "Betriebsausflug", is_confirmed: true }
    const answer = await sim.staff("POST", "/rental/closed-days", body)
    judge(answer.status === 201, "a day can be closed", answer)
    shop.closed = new Set([...shop.closed, day])
    shop.closedAt.set(day, sim.now())
  }
}

/** A unit leaves the service or comes back to it, or is calibrated: until a day that may come while it is promised or out. */
export async function service(sim: Simulation) {
  const { random, shop } = sim
  const product = sim.someProduct()
  const unit = random.oneOf(product.units)
  const read = await sim.staff("GET", `/rental/products/${product.id}`)
  const found = read.body.units.find(({ id }: { id: string }) => id === unit.id)
  const { serial_number, note, is_in_service, calibration_due, version } = found
  const entered = unit.calibrationDue === null ? null : textOf(unit.calibrationDue)
  judge(is_in_service === unit.isKept && calibration_due === entered, "a unit is as staff left it", { unit, found })
  const change = random.happens(60)
    ? { isKept: !unit.isKept }
    : { calibrationDue: random.happens(40) ? null : sim.today() + random.below(15) }
  Object.assign(unit, change)
  const due = unit.calibrationDue === null ? null : textOf(unit.calibrationDue)
  const body = { serial_number, note, version, certificate_id: null, is_confirmed: true }
  const answer = await sim.staff("POST", `/rental/units/${unit.id}`, {
    ...{ ...body, is_in_service: unit.isKept, calibration_due: due },
  })
  judge(answer.status === 200, "a unit can be taken out of service, and calibrated", answer)
  passCalibrations(shop.products, sim.today())
}

/** A way takes longer or less from now on: what is reserved keeps its days (111). */
export async function way(sim: Simulation) {
  const delivery = sim.random.oneOf(sim.shop.deliveries)
  const read = await sim.staff("GET", "/rental/terms")
  const found = read.body.delivery_types.find(({ id }: { id: string }) => id === delivery.id)
  const days = { transit_out_days: sim.random.below(4), transit_back_days: sim.random.below(4) }
  const body = { ...found, ...days, is_confirmed: true }
  const answer = await sim.staff("POST", `/rental/delivery-types/${delivery.id}`, body)
  judge(answer.status === 200, "the days of a way can be changed", { body, answer })
  delivery.before = found.preparation_days + days.transit_out_days
  delivery.after = days.transit_back_days
}

/** The price of a day changes, for what is ordered from now on: by one who saw the one before as well, soon or a day later. */
export async function price(sim: Simulation) {
  const wanting = sim.shop.customers.filter(({ cart }) => cart.lines.length > 0)
  const { random } = sim
  const by = wanting.length > 0 && random.happens(70) ? random.oneOf(wanting) : undefined
  const product = by?.cart.lines[0].product ?? sim.someProduct()
  const read = await sim.staff("GET", `/shop/products/${product.id}`)
  const { version, values } = read.body.groups.prices
  const wanted = product.pricePerDay + sim.random.oneOf([-1_505, -300, 5, 1_000, 2_520])
  if (wanted < 1_000) return
  const choices = values.choices.map((choice: object) => ({ ...choice, price: (wanted / 100).toFixed(2) }))
  const answer = await sim.staff("POST", `/shop/products/${product.id}`, { group: "prices", version, choices })
  judge(answer.status === 200, "a price can be changed", answer)
  product.pricePerDay = wanted
  await untilSeen(sim, product)
  if (!by) return
  if (random.happens(60)) await moveTo(sim, sim.now() + 25 * 60 * MINUTE)
  await orderBy(sim, by)
  if (by.cart.lines.length > 0) await orderBy(sim, by)
}

/** Servers know of a new price after a moment; until then they may sell at the one before. */
async function untilSeen(sim: Simulation, { slug, pricePerDay }: Product) {
  for (const at of ["one", "two"] as const) {
    const shown = async () =>
      rappen((await sim.ask("GET", `/products/rental/${slug}/`, { at })).body.price) === pricePerDay
    const deadline = performance.now() + SEEN_MS
    while (!(await shown())) judge(performance.now() < deadline, "a new price is seen soon", { slug, pricePerDay, at })
  }
}
