import { sql } from "../../harness"
import { type Day, dayAt, isSaturday, isSunday, minuteAt, textOf, workingDaysFrom } from "../model/days"
import type { Span } from "../model/fleet"
import { feeOfDays, francs, paidDaysOf } from "../model/money"
import { horizonOf, isClosed, occupied, occupiedTexts, type Verdict, verdictOnWindow } from "../model/period"
import type { Reservation } from "../model/state"
import type { Simulation } from "../world/simulation"
import { judge } from "../world/violation"
import { beside, feesOf, standing, verdictOnUnit } from "./after"
import { overTime } from "./shopping"

interface Days {
  start: Day
  end: Day
}

/** What stays keeps its side of the window, the other is as a new order's. */
const windowOfDays = ({ shop }: Simulation, rental: Reservation, { start, end }: Days): Span => ({
  first: start === rental.start ? rental.first : workingDaysFrom(start, rental.delivery.before, -1, shop.closed),
  last: end === rental.end ? rental.last : workingDaysFrom(end, rental.after, 1, shop.closed),
})

/** Whether staff can give a rental these days: what stays as it is isn't judged anew (224). */
function verdictOnDays(sim: Simulation, rental: Reservation, days: Days, now: number): Verdict {
  const { shop } = sim
  const today = dayAt(now)
  const isOut = rental.state === "handed_over"
  const { start, end } = days
  if (!["reserved", "handed_over"].includes(rental.state) || end < start) return "refuse"
  const isBarred = (day: Day) =>
    day < today || isSunday(day) || textOf(day) > horizonOf(today) || (isClosed(day, shop) && !isSunday(day))
  if (start !== rental.start && (isOut || isBarred(start) || (rental.delivery.price === 0 && isSaturday(start))))
    return "refuse"
  if (end !== rental.end && (isBarred(end) || isSaturday(end))) return "refuse"
  const window = windowOfDays(sim, rental, days)
  if (start !== rental.start && window.first < today) return "refuse"
  const isSentToday = window.first === today && start > today && minuteAt(now) >= rental.delivery.cutOff
  if (isSentToday || (!isOut && rental.start <= today)) return "free"
  if (window.first >= rental.first && window.last <= rental.last) return "accept"
  const others = occupied(shop, rental.product, now, { holdsOf: rental.order.customer, reservation: rental.id })
  const own = [{ first: rental.first, last: rental.last }]
  return beside(shop, rental, () =>
    rental.unit === null
      ? verdictOnWindow(rental.product, [window], others, own)
      : verdictOnUnit(rental.product, rental.unit, window, others, own),
  )
}

/** A customer calls: a week later, two days less, a day earlier. */
export async function otherDates(sim: Simulation) {
  const { random, shop } = sim
  const all = standing(sim, "reserved", "handed_over", "returned")
  if (all.length === 0) return
  const rental = random.oneOf(all)
  const shift = rental.state === "handed_over" && random.happens(90) ? 0 : random.oneOf([0, 0, 1, -1, 4, 7, -7])
  const start = rental.start + shift
  const end = rental.end + shift + random.oneOf([0, 0, 1, -1, -2, 3, 8])
  if (start === rental.start && end === rental.end) return
  const days = { start, end }
  const fee = end < start ? 0 : feeOfDays(rental, days)
  const body = {
    ...{ starts_on: textOf(start), ends_on: textOf(end), unit_id: null },
    ...{ charge: "list", amount: "", confirmed_fee: francs(fee), note: "" },
  }
  const from = sim.now()
  const atFrom = verdictOnDays(sim, rental, days, from)
  const others = occupiedTexts(rental.product, occupied(shop, rental.product, from, { reservation: rental.id }))
  const times = random.happens(25) ? 2 : 1
  const answers = await Promise.all(
    Array.from({ length: times }, () => sim.staff("POST", `/rental/reservations/${rental.id}/dates`, body)),
  )
  const facts = {
    ...{ number: rental.order.number, product: rental.product.slug, state: rental.state, unit: rental.unit },
    ...{ period: [textOf(rental.start), textOf(rental.end)], window: [textOf(rental.first), textOf(rental.last)] },
    ...{ body, others, answers },
  }
  const verdict = overTime([from, sim.now()], (now) => (now === from ? atFrom : verdictOnDays(sim, rental, days, now)))
  if (answers.every(({ status }) => status !== 200))
    return judge(verdict !== "accept", "a rental can be given days that are free, at their price", facts)
  judge(verdict !== "refuse", "a rental isn't given days that can't be had", facts)
  judge(
    answers.every(({ status }) => status === 200),
    "other dates given twice are given once",
    facts,
  )
  const written = await feesOf(rental, "rescheduling")
  const known = rental.charges.filter(({ kind }) => kind === "rescheduling").length
  const isOwedOnce = written.length === known + 1 && Number(written[known].fee) === fee
  judge(isOwedOnce, "other dates owe the further days, once", { ...facts, written })
  await judgeWindow(rental, windowOfDays(sim, rental, days))
  rental.charges.push({ kind: "rescheduling", fee })
  Object.assign(rental, days, windowOfDays(sim, rental, days))
  rental.paidDays = Math.max(rental.paidDays, paidDaysOf(rental))
}

async function judgeWindow({ id, order }: Reservation, { first, last }: Span) {
  const [row] = await sql(
    "select window_start - date '1970-01-01' as first, window_end - date '1970-01-01' as last from rental_reservation where id = $1",
    id,
  )
  const facts = { number: order.number, expected: [first, last].map(textOf), stored: [row.first, row.last].map(textOf) }
  judge(row.first === first && row.last === last, "a rental occupies the window of its days", facts)
}

/** It was the wrong rental, or too soon: until its first day, or the day of the hand-over, it is as if nothing had been, unless the unit was exchanged since. */
export async function undoHandOver(sim: Simulation) {
  const out = standing(sim, "handed_over")
  if (out.length === 0) return
  const rental = sim.random.oneOf(out)
  const until = Math.max(rental.start, rental.handedOverOn ?? rental.start)
  const from = sim.now()
  const path = `/rental/reservations/${rental.id}/hand-over/undo`
  const { status } = await sim.staff("POST", path, { reason: "Falsche Miete" })
  const verdict = overTime([from, sim.now()], (now) => (dayAt(now) <= until && !rental.isSwapped ? "accept" : "refuse"))
  const facts = { number: rental.order.number, until: textOf(until), today: textOf(sim.today()), status }
  if (status >= 300) return judge(verdict !== "accept", "a hand-over can be undone on its day", facts)
  judge(verdict !== "refuse", "a hand-over of before isn't undone", facts)
  Object.assign(rental, {
    state: "reserved",
    handedOverOn: null,
    unit: rental.isPinned ? rental.unit : null,
  })
}
