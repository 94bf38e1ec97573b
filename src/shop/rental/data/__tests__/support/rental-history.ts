import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { expect, vi } from "vitest"
import {
  addDays,
  type CalendarDay,
  calendarDay,
  fromDayNumber,
  isSaturday,
  isSunday,
  toDayNumber,
} from "#kernel/calendar-day"
import { workingDays } from "#kernel/working-days"
import { today } from "#platform/clock"
import { UnitTakenError } from "#shop/rental/rules/errors"
import type { RentalState } from "#shop/rental/rules/rental-status"
import { extendRental } from "../../booking/extend"
import { cancelReservation, lockProducts } from "../../booking/reserve"
import { lockRental } from "../../order-rentals"
import { handOver } from "../../units/hand-over"
import { swapUnit } from "../../units/swap"
import { takeBack, undoHandOver } from "../../units/take-back"
import { moveReservation } from "../../units/unit-plan"
import { expectCalendarAsDecided } from "./calendar-and-decision"
import { emptyShop, reserveNow, wish, withProduct } from "./rental-database"

/** What happens at the shop; numbers beyond what there is start again from the front. */
export type Step =
  | { act: "book"; isSent: boolean; from: number; days: number }
  | { act: "handOver"; rental: number; unit: number | null; isExchanged: boolean }
  | { act: "undo"; rental: number }
  | { act: "takeBack"; rental: number }
  | { act: "swap"; rental: number; unit: number }
  | { act: "move"; rental: number; unit: number; isPinned: boolean }
  | { act: "extend"; rental: number; days: number }
  | { act: "cancel"; rental: number }
  | { act: "sleep"; days: number }

interface Row {
  id: string
  unit_id: string
  status: RentalState
  start_day: CalendarDay
  end_day: CalendarDay
  window_start: CalendarDay
  window_end: CalendarDay
  days_after: number
  order_id: string
  order_line_id: string
  swapped_out_of: string | null
}

/** A Monday; no public holiday until Good Friday. */
const FIRST_DAY = calendarDay("2027-01-11")
const UNITS = ["blk-1", "blk-2", "blk-3"]
const calendar = workingDays([])

/** Which one is scanned; null: the one that was provided. */
const scannedUnit = ({ unit }: Extract<Step, { act: "handOver" }>, { unit_id }: Row) =>
  unit === null ? unit_id : UNITS[unit]

const isOut = ({ status }: Row) => status === "handed_over"

/** The last day on which a unit that is out is still missed. */
function backOn({ end_day: end, window_end: stored, days_after: daysAfter }: Row): CalendarDay {
  const missed = end < today() ? fromDayNumber(calendar.after(toDayNumber(today()), daysAfter)) : stored
  return missed > stored ? missed : stored
}

/** By the eve, or when its parcel leaves. */
function mayGoOut({ start_day: start, window_start: leaves }: Row): boolean {
  const eve = fromDayNumber(calendar.before(toDayNumber(start), 1))
  return today() >= (leaves < eve ? leaves : eve)
}

/** A shop with three units of one model, checked after each step against what may be true of it. */
export async function startHistory(db: Knex) {
  let day = FIRST_DAY
  const showDay = () => vi.setSystemTime(new Date(`${day}T09:00:00Z`))
  vi.useFakeTimers({ toFake: ["Date"] })
  showDay()
  await emptyShop(db)
  await withProduct(db, "blk", UNITS.length)

  let swaps = 0
  const rows = (): Promise<Row[]> => db("rental_reservation").orderBy(["created_at", "id"])
  const acts = {
    async book({ isSent, from, days }: Extract<Step, { act: "book" }>) {
      const start = addDays(day, 1 + from)
      const end = addDays(start, days)
      const mayStart = !isSunday(start) && (isSent || !isSaturday(start))
      if (!mayStart || isSunday(end) || isSaturday(end)) return
      await reserveNow(db, wish("blk", start, end, { deliveryTypeId: isSent ? "post" : "pickup" }))
    },
    handOver: (step: Extract<Step, { act: "handOver" }>, rental: Row) => {
      const serialNumber = scannedUnit(step, rental)
      return db.transaction((trx) =>
        handOver(trx, { reservationId: rental.id, serialNumber, isExchanged: step.isExchanged }),
      )
    },
    undo: (_step: Step, { id }: Row) => db.transaction((trx) => undoHandOver(trx, id)),
    takeBack: (_step: Step, { id, start_day: start }: Row) =>
      db.transaction((trx) => takeBack(trx, id, day < start ? start : day, calendar)),
    swap: ({ unit }: Extract<Step, { act: "swap" }>, { id }: Row) => {
      swaps += 1
      const named = { formerSerial: "", serialNumber: UNITS[unit] }
      const swap = { reservationId: id, ...named, key: `swap-${swaps}`, hash: "", note: "" }
      return db.transaction((trx) => swapUnit(trx, swap))
    },
    move: ({ unit, isPinned }: Extract<Step, { act: "move" }>, { id }: Row) =>
      db.transaction((trx) => moveReservation(trx, { reservationId: id, unitId: UNITS[unit], isPinned })),
    extend: ({ days }: Extract<Step, { act: "extend" }>, { order_id, order_line_id }: Row) =>
      db.transaction(async (trx) => {
        await lockProducts(trx, ["blk"])
        const rental = await lockRental(trx, order_id, order_line_id)
        const mayExtend = rental?.state === "handed_over" || (rental?.state === "reserved" && rental.period.end >= day)
        if (rental && mayExtend) await extendRental(trx, rental, addDays(rental.period.end, 1 + days), "customer")
      }),
    cancel: (_step: Step, { id }: Row) => db.transaction((trx) => cancelReservation(trx, id)),
  }

  async function act(step: Exclude<Step, { act: "sleep" }>, before: Row[]): Promise<unknown> {
    if (step.act !== "book" && before.length === 0) return undefined
    const run = acts[step.act] as (step: Step, rental: Row) => Promise<unknown>
    const rental = step.act === "book" ? undefined : before[step.rental % before.length]
    return run(step, rental as Row).then(
      () => undefined,
      (error: unknown) => error,
    )
  }

  return {
    async take(step: Step): Promise<void> {
      if (step.act === "sleep") {
        day = addDays(day, step.days)
        showDay()
        await expectCalendarAsDecided(db)
        return
      }
      const before = await rows()
      const refusal = await act(step, before)
      const after = await rows()
      if (refusal !== undefined) expect(after).toEqual(before)
      expectForeseen(refusal)
      if (step.act === "swap" && refusal === undefined && before.length > 0)
        expectSwapped(before[step.rental % before.length], UNITS[step.unit], after)
      expectOneEach(after)
      expectNoneBeforeItIsBack(before, after)
      if (step.act !== "handOver" || before.length === 0) return
      const rental = before[step.rental % before.length]
      expectHandOver(rental, scannedUnit(step, rental), before, refusal)
    },
  }
}

function expectOneEach(rows: Row[]) {
  const out = rows.filter(isOut).map(({ unit_id }) => unit_id)
  expect(out).toEqual([...new Set(out)])
}

/** A rule refuses, before the database has to. */
function expectForeseen(refusal: unknown) {
  if (refusal !== undefined) expect(refusal).not.toHaveProperty("constraint", expect.anything())
}

/** The rental is out with its new unit, with its days, and what it had came back. */
function expectSwapped(rental: Row, unit: string, after: Row[]) {
  const now = after.find(({ id }) => id === rental.id)
  const { start_day, end_day } = rental
  expect(now).toMatchObject({ status: "handed_over", unit_id: unit, start_day, end_day })
  expect(after.filter((row) => row.swapped_out_of === rental.id && row.unit_id === rental.unit_id)).not.toEqual([])
}

/** Whoever is newly on a unit, or longer than before, starts after it can be back. */
function expectNoneBeforeItIsBack(before: Row[], after: Row[]) {
  const changed = after.filter(({ id, unit_id, status, window_end }) => {
    const known = before.find((row) => row.id === id)
    return status === "reserved" && (known?.unit_id !== unit_id || known.window_end !== window_end)
  })
  for (const row of changed)
    for (const out of after.filter((one) => isOut(one) && one.unit_id === row.unit_id))
      expect(row.window_start > backOn(out), `${row.id} on ${row.unit_id}, out until ${backOn(out)}`).toBe(true)
}

function expectHandOver(rental: Row, unit: string, before: Row[], refusal: unknown) {
  const holder = before.find((row) => isOut(row) && row.unit_id === unit && row.id !== rental.id)
  const isReady = rental.status === "reserved" && mayGoOut(rental)
  if (refusal === undefined) expect([isReady, holder]).toEqual([true, undefined])
  if (isReady && holder) {
    expect(refusal).toBeInstanceOf(UnitTakenError)
    expect((refusal as UnitTakenError).reservationIds).toEqual([holder.id])
  }
  const isAlone = before.every((row) => row.id === rental.id || row.unit_id !== unit || row.status === "cancelled")
  if (isReady && isAlone && rental.unit_id === unit) expect(refusal).toBeUndefined()
}
