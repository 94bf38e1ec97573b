import { sql } from "../../harness"
import { type Day, dayAt, textOf, workingDaysFrom } from "../model/days"
import { lateFee, rappen } from "../model/money"
import { occupied, occupiedTexts, type Verdict } from "../model/period"
import type { Reservation } from "../model/state"
import type { Simulation } from "../world/simulation"
import { judge } from "../world/violation"
import { standing, verdictOnUnit } from "./after"
import { overTime } from "./shopping"

const PROTOCOL = { checklist: [], note: "", photos: [], signer: "", signature: null, unsigned_reason: "Versand" }

/** Staff give a unit out: the one that is provided, or any that they take from the shelf. */
export async function handOver(sim: Simulation) {
  const { shop, random } = sim
  const today = sim.today()
  const waiting = standing(sim, "reserved")
  const due = waiting.filter(({ first, start }) => Math.min(first, start) <= today + 1)
  const all = due.length > 0 && random.happens(90) ? due : waiting
  if (all.length === 0) return
  const rental = random.oneOf(all)
  const [{ unit_id: provided }] = await sql("select unit_id from rental_reservation where id = $1", rental.id)
  const { units } = rental.product
  const out = units.find(({ id }) => shop.reservations.some((one) => one.unit === id && one.state === "handed_over"))
  const unit = random.happens(60)
    ? units.find(({ id }) => id === provided)
    : ((random.happens(40) ? out : undefined) ?? random.oneOf(units))
  if (!unit) return
  const verdict = (now: number): Verdict => {
    const day = dayAt(now)
    const from = Math.min(rental.first, workingDaysFrom(rental.start, 1, -1, shop.closed))
    if (day < from) return "refuse"
    if (shop.reservations.some((one) => one.unit === unit.id && one.state === "handed_over")) return "refuse"
    if (!unit.isInService) return "refuse"
    const last =
      rental.end < day ? Math.max(rental.last, workingDaysFrom(day, rental.after, 1, shop.closed)) : rental.last
    const others = occupied(shop, rental.product, now, { reservation: rental.id })
    // What came back lies on the shelf at once, if it is what goes out.
    const back = shop.reservations.filter((one) => one.state === "returned" && one.unit === unit.id)
    const tied = others.tied.filter((one) => one.unit !== unit.id || !back.some(({ last }) => last === one.last))
    const window = { first: Math.min(rental.first, day), last }
    if (rental.end >= day) return verdictOnUnit(rental.product, unit.id, window, { ...others, tied }, [rental])
    return tied.some((one) => one.unit === unit.id && one.first <= last && day <= one.last) ? "refuse" : "free"
  }
  const from = sim.now()
  const atFrom = verdict(from)
  const others = occupiedTexts(rental.product, occupied(shop, rental.product, from, { reservation: rental.id }))
  const body = { serial_number: unit.serial, is_exchanged: false, ...PROTOCOL }
  const times = random.happens(20) ? 2 : 1
  const answers = await Promise.all(
    Array.from({ length: times }, () => sim.staff("POST", `/rental/reservations/${rental.id}/hand-over`, body)),
  )
  const facts = {
    number: rental.order.number,
    period: [textOf(rental.start), textOf(rental.end)],
    unit: unit.serial,
    others,
    answers,
  }
  const expected = overTime([from, sim.now()], (now) => (now === from ? atFrom : verdict(now)))
  const done = answers.filter(({ status }) => status < 300).length
  if (done === 0) return judge(expected !== "accept", "a unit that is free can be handed over", facts)
  judge(
    expected !== "refuse" && done === 1,
    "a unit is handed over once, to one customer, and not before its time",
    facts,
  )
  Object.assign(rental, { state: "handed_over", unit: unit.id, handedOverOn: sim.today() })
  for (const one of shop.reservations)
    if (one.state === "returned" && one.unit === unit.id && one.last >= today) one.last = Math.max(one.first, today - 1)
  await readWindow(rental)
}

/** Staff may have shortened what came back, or begun late: the days are the database's, never fewer than the rent that is left. */
async function readWindow(rental: Reservation) {
  const [row] = await sql(
    "select window_start - date '1970-01-01' as first, window_end - date '1970-01-01' as last, unit_id from rental_reservation where id = $1",
    rental.id,
  )
  judge(row.unit_id === rental.unit, "a rental has the unit that was handed over", { id: rental.id, row })
  judge(row.last >= rental.last, "a rental that is out keeps its days", {
    id: rental.id,
    row,
    last: textOf(rental.last),
  })
  Object.assign(rental, { first: row.first, last: row.last })
}

export async function takeBack(sim: Simulation) {
  const out = standing(sim, "handed_over")
  const due = out.filter(({ end }) => end <= sim.today())
  const all = due.length > 0 && sim.random.happens(85) ? due : out
  if (all.length === 0) return
  const rental = sim.random.oneOf(all)
  const today = sim.today()
  const returned = today
  const body = { returned_on: textOf(returned), is_waived: false, waiver_reason: "", damage: null, ...PROTOCOL }
  const times = sim.random.happens(20) ? 2 : 1
  const answers = await Promise.all(
    Array.from({ length: times }, () => sim.staff("POST", `/rental/reservations/${rental.id}/return`, body)),
  )
  const facts = { number: rental.order.number, end: textOf(rental.end), body, answers }
  if (sim.today() !== today)
    return judge(
      answers.some(({ status }) => status < 300),
      "what is out can be taken back",
      facts,
    )
  const done = answers.filter(({ status }) => status < 300)
  judge(
    done.length === 1 && answers.every(({ status }) => status < 300 || status === 409),
    "what is out is taken back, once",
    facts,
  )
  const fee = lateFee(rental, returned)
  judge(rappen(done[0].body.late_fee) === fee, "each started day late costs a day", { ...facts, fee })
  rental.state = "returned"
  if (fee > 0) rental.charges.push({ kind: "late_return", fee })
  const free = Math.max(rental.first, workingDaysFrom(returned, rental.after, 1, sim.shop.closed))
  await readReturn(sim, rental, free)
}

/** On its way back and restocked until it is free; where somebody is promised a late unit who can have no other, until he has it. */
async function readReturn(sim: Simulation, rental: Reservation, free: Day) {
  const days = { first: rental.last + 1, last: free }
  const others = occupied(sim.shop, rental.product, sim.now(), { reservation: rental.id })
  const verdict = free <= rental.last ? "accept" : verdictOnUnit(rental.product, rental.unit ?? "", days, others)
  const [{ last, between }] = await sql(
    `select r.window_end - date '1970-01-01' as last,
            exists (select 1 from rental_reservation o where o.unit_id = r.unit_id and o.status <> 'cancelled'
                       and o.window_start > r.window_end and o.window_end < $2) as between
       from rental_reservation r where r.id = $1`,
    rental.id,
    textOf(sim.today()),
  )
  const facts = { number: rental.order.number, free: textOf(free), last: textOf(last) }
  judge(
    last === free || ((verdict !== "accept" || between) && last < free),
    "what came back is missed until it is restocked",
    facts,
  )
  rental.last = last
}
