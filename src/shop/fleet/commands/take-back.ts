import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { takePartsBack } from "#area/parts"
import { shopWorkingDays } from "#area/rental"
import { addDays, type CalendarDay, parseCalendarDay } from "#kernel/calendar-day"
import { toWireMoney } from "#kernel/money"
import { recordAudit } from "#platform/audit/record"
import { today } from "#platform/clock"
import { invalidField } from "#platform/refusal"
import type { ProtocolPart } from "#shop/parts/wire/desk-parts"
import { type ReservationOut, takeBack } from "#shop/rental/data/units/take-back"
import type { TakeBackBody, TakenBack } from "../wire/staff-handover"
import { handoverRefusal } from "./handover-refusals"
import { recordDamage } from "./record-damage"
import { recordReturn } from "./record-return"
import { changeFleet } from "./staff-change"
import { assertSigned, partsInAudit, writeProtocol } from "./write-protocol"

/**
 * Takes a unit back and writes what was found. Each day begun after the end adds a rental day, unless staff waive it and
 * say why; an early return owes the whole rent all the same; a damage is charged.
 * @throws Refusal 404 for what isn't a rental; 400 keyed by field; 409 for a unit that isn't out
 * @see ruling 4, terms; ruling 7
 */
export async function takeBackByStaff(
  scope: MedusaContainer,
  staffId: string,
  id: string,
  body: TakeBackBody,
): Promise<TakenBack> {
  const { damage, parts_back: counted, ...protocol } = body
  const returning = returningOf(body)
  assertSigned(protocol)
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return changeFleet(
    scope,
    async (trx) => {
      const { charged, before, parts } = await takeOneBack(scope, trx, { id, staffId, damage, counted, returning })
      const day = returning.returnedOn
      const protocolId = await writeProtocol(trx, { reservationId: id, kind: "return", day, staffId, parts }, protocol)
      await auditReturn(trx, { before, staffId, returning, note: protocol.note, charged, protocolId, parts })
      return charged
    },
    "unit_id",
    (error) => handoverRefusal(db, id, error),
  )
}

/** When units came back, and why what is late isn't charged. */
export interface Returning {
  returnedOn: CalendarDay
  waiver: { reason: string } | null
}

/** @throws Refusal 400 keyed by field */
export function returningOf({
  returned_on,
  is_waived,
  waiver_reason: reason,
}: Pick<TakeBackBody, "returned_on" | "is_waived" | "waiver_reason">): Returning {
  const returnedOn = parseCalendarDay(returned_on)
  if (returnedOn === null) throw invalidField("returned_on", "input.no_such_day")
  if (returnedOn > today()) throw invalidField("returned_on", "fleet.day_to_come")
  if (is_waived && reason === "") throw invalidField("waiver_reason", "input.reason_missing")
  return { returnedOn, waiver: is_waived ? { reason } : null }
}

interface UnitBack {
  id: string
  staffId: string
  damage: TakeBackBody["damage"]
  counted: TakeBackBody["parts_back"]
  returning: Returning
}

/** Takes one unit back in the caller's transaction, and charges what is late, damaged or missing; its protocol is the caller's. */
export async function takeOneBack(
  scope: MedusaContainer,
  trx: Knex.Transaction,
  { id, staffId, damage, counted, returning }: UnitBack,
): Promise<{ before: ReservationOut; charged: TakenBack; parts: ProtocolPart[] }> {
  const { returnedOn, waiver } = returning
  const calendar = await shopWorkingDays(trx, returnedOn, addDays(returnedOn, 31))
  const before = await takeBack(trx, id, returnedOn, calendar)
  if (returnedOn < (await firstDayOut(trx, before))) throw invalidField("returned_on", "fleet.before_the_rental")
  const late = await recordReturn(scope, trx, { before, returnedOn, staffId, waiver })
  const damaged = damage ? await recordDamage(scope, trx, { rental: before, staffId }, damage) : 0
  const { lines: parts, charged } = await takePartsBack(scope, trx, { rental: before, staffId, counted })
  return { before, charged: { ...late, damage: toWireMoney(damaged), parts: toWireMoney(charged) }, parts }
}

/** The rental's first day, or that of a hand-over on the eve. */
async function firstDayOut(trx: Knex.Transaction, { id, start_day }: ReservationOut): Promise<string> {
  const written = await trx<{ day: CalendarDay; deleted_at: null }>("rental_protocol")
    .where({ reservation_id: id, kind: "hand_over", deleted_at: null })
    .first("day")
  return written && written.day < start_day ? written.day : start_day
}

interface AuditedReturn {
  before: ReservationOut
  staffId: string
  returning: Returning
  note: string
  charged: TakenBack
  protocolId: string
  parts: readonly ProtocolPart[]
}

export const auditReturn = (
  trx: Knex.Transaction,
  { before, staffId, returning: { returnedOn, waiver }, note, charged, protocolId, parts }: AuditedReturn,
) =>
  recordAudit(trx, {
    staffId,
    action: "rental.return",
    subject: { type: "reservation", id: before.id },
    before: { state: before.status, window_end: before.window_end },
    after: {
      ...{
        state: "returned",
        returned_on: returnedOn,
        is_waived: waiver !== null,
        waiver_reason: waiver?.reason ?? "",
      },
      ...{ note, ...auditedCharges(charged), protocol_id: protocolId, ...partsInAudit(parts) },
    },
  })

const auditedCharges = ({ parts, ...charged }: TakenBack) => ({ ...charged, missing_parts: parts })
