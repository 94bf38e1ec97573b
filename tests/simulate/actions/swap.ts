import { randomUUID } from "node:crypto"
import { sql } from "../../harness"
import { dayAt, textOf, workingDaysFrom } from "../model/days"
import type { Tied } from "../model/fleet"
import { occupied, occupiedTexts, type Verdict } from "../model/period"
import type { Reservation, Unit } from "../model/state"
import type { Simulation } from "../world/simulation"
import { judge } from "../world/violation"
import { beside, standing, verdictOnUnit } from "./after"
import { overTime } from "./shopping"

const FOUND = {
  ...{ former_checklist: [], former_note: "", former_photos: [], damage: null, checklist: [], note: "", photos: [] },
  ...{ signer: "", signature: null, unsigned_reason: "Auf der Baustelle", reason: "defect", explanation: "" },
}

/** The days that are left, on the other unit: of what came back and lies on the shelf after whose it was. */
function windowOfSwap({ shop }: Simulation, { end, last, after }: Reservation, unit: Unit, now: number) {
  const today = dayAt(now)
  const shelved = shop.reservations.filter(
    (one) => one.state === "returned" && one.unit === unit.id && one.last >= today,
  )
  const first = Math.max(today, ...shelved.map((one) => Math.max(one.first, today - 1) + 1))
  const back = end < today ? workingDaysFrom(today, after, 1, shop.closed) : last
  return { shelved, window: { first, last: Math.max(first, last, back) } }
}

/** What comes back is restocked first; who is promised the other unit by name keeps it (228). */
function verdictOnSwap(sim: Simulation, rental: Reservation, unit: Unit, now: number): Verdict {
  const { shop } = sim
  if (!unit.isInService || unit.id === rental.unit) return "refuse"
  if (shop.reservations.some((one) => one.unit === unit.id && one.state === "handed_over")) return "refuse"
  const { shelved, window } = windowOfSwap(sim, rental, unit, now)
  const { tied, floating } = occupied(shop, rental.product, now, { reservation: rental.id })
  const isShelved = (one: Tied) => one.unit === unit.id && shelved.some(({ last }) => last === one.last)
  const comesBack = { unit: rental.unit ?? "", first: dayAt(now), last: restocked(sim, rental, now) }
  const rest = tied.filter((one) => !isShelved(one))
  const others = { tied: [...rest, comesBack], floating }
  const verdict = beside(shop, rental, () => verdictOnUnit(rental.product, unit.id, window, others, [rental]))
  const isUnsure = isSomebodyMissing(sim, rental, now) || isBlockedMeanwhile(sim, rental, comesBack.last)
  return verdict === "refuse" && isUnsure ? "free" : verdict
}

/** A block that began while a unit was out late ends its days: it isn't missed for what it takes to restock it. */
const isBlockedMeanwhile = ({ shop }: Simulation, { unit, first }: Reservation, until: number) =>
  shop.blocks.some((one) => one.unit === unit && one.first > first && one.first <= until)

/** Who never fetched a unit stands on it after who is late with it: it isn't missed any longer then. */
const isSomebodyMissing = ({ shop }: Simulation, { product, last }: Reservation, now: number) =>
  shop.reservations.some(
    (one) => one.product === product && one.state === "reserved" && one.first > last && one.first <= dayAt(now),
  )

/** Never before the first day of a rental that was given out on the eve. */
function restocked({ shop }: Simulation, { end, first, last, after }: Reservation, now: number) {
  const today = dayAt(now)
  const free = Math.max(first, workingDaysFrom(today, after, 1, shop.closed))
  return Math.max(today, end < today ? free : Math.min(last, free))
}

/** A device fails on site: the customer gets another one for it, for the days that are left. */
export async function swap(sim: Simulation) {
  const { random, shop } = sim
  const out = standing(sim, "handed_over").filter(({ product }) => product.units.length > 1)
  if (out.length === 0) return
  const rental = random.oneOf(out)
  const former = rental.unit
  const unit = random.oneOf(rental.product.units.filter(({ id }) => id !== former || random.happens(5)))
  const from = sim.now()
  const atFrom = verdictOnSwap(sim, rental, unit, from)
  const others = occupiedTexts(rental.product, occupied(shop, rental.product, from, { reservation: rental.id }))
  const body = { key: randomUUID(), serial_number: unit.serial, ...FOUND }
  const times = random.happens(25) ? 2 : 1
  const answers = await Promise.all(
    Array.from({ length: times }, () => sim.staff("POST", `/rental/reservations/${rental.id}/swap`, body)),
  )
  const facts = {
    ...{ number: rental.order.number, product: rental.product.slug, period: [rental.start, rental.end].map(textOf) },
    ...{ former, unit: unit.serial, others, answers },
  }
  const verdict = overTime([from, sim.now()], (now) => (now === from ? atFrom : verdictOnSwap(sim, rental, unit, now)))
  if (answers.every(({ status }) => status !== 200))
    return judge(verdict !== "accept", "a unit that is free takes the place of one that fails", facts)
  judge(verdict !== "refuse", "a unit that somebody has or is promised isn't given for one that fails", facts)
  judge(
    answers.every(({ status }) => status === 200),
    "an exchange sent twice is one",
    facts,
  )
  await noteSwap(sim, rental, unit, from)
}

/** The rental goes on with the other unit; the days with the one before are a reservation of their own. */
async function noteSwap(sim: Simulation, rental: Reservation, unit: Unit, at: number) {
  const { shelved, window } = windowOfSwap(sim, rental, unit, at)
  const until = restocked(sim, rental, at)
  for (const one of shelved) one.last = Math.max(one.first, dayAt(at) - 1)
  const rows = await sql<{ id: string; of: string | null; unit: string; first: number; last: number }>(
    `select id, swapped_out_of as of, unit_id as unit, window_start - date '1970-01-01' as first,
            window_end - date '1970-01-01' as last
       from rental_reservation where id = $1 or swapped_out_of = $1 order by created_at desc`,
    rental.id,
  )
  const own = rows.find(({ id }) => id === rental.id)
  const [before] = rows.filter(({ of }) => of !== null)
  const facts = { rows, window: [window.first, window.last].map(textOf) }
  judge(own?.unit === unit.id && before?.unit === rental.unit, "each of two units has its days", facts)
  judge(own.first === window.first && own.last === window.last, "the days that are left are the other unit's", facts)
  const { id, first, last } = before
  judge(last <= until, "what came back for another is missed until it is restocked", facts)
  const isBlocked = sim.shop.blocks.some((one) => one.unit === before.unit && one.first <= until && one.last > last)
  const isWhole = rental.end >= dayAt(at) || last === until || isBlocked || isSomebodyMissing(sim, rental, at)
  judge(isWhole, "what came back late for another is missed until it is restocked", facts)
  sim.shop.reservations.push({ ...rental, id, first, last, state: "returned", charges: [], isFormer: true })
  Object.assign(rental, { unit: unit.id, ...window, isSwapped: true, handedOverOn: dayAt(at) })
}
