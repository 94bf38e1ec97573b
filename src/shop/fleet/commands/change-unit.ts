import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { claimFiles } from "#area/files"
import { message } from "#kernel/wire/message"
import { recordAudit } from "#platform/audit/record"
import { today } from "#platform/clock"
import { notFound, refuse, staleChange } from "#platform/refusal"
import { addCertificate, currentCertificate, takeCertificateBack } from "#shop/rental/data/units/certificates"
import {
  addUnit,
  lockedUnit,
  settleReservations,
  type UnitFields,
  type UnitRow,
  writeUnit,
} from "#shop/rental/data/units/units"
import { UnknownUnitError } from "#shop/rental/rules/errors"
import type { PlainCode } from "#texts/codes"
import { rentalsAtRisk } from "../queries/rentals-at-risk"
import { isInService } from "../rules/calibration"
import type { NewUnitBody, UnitChangeBody, UnitChanged, UnitFieldsBody } from "../wire/staff-units"
import { plannedDay } from "./planned-day"
import { changeFleet } from "./staff-change"

const LOSE_THEIR_UNIT = "fleet.lose_their_unit"
const FARTHEST_CALIBRATION_YEARS = 10

/**
 * Takes a new unit into the fleet; it can be booked at once, and rentals that had none may find it.
 * @throws Refusal 400 keyed `product_id`, `serial_number` or `calibration_due`
 */
export const addUnitByStaff = (
  scope: MedusaContainer,
  staffId: string,
  { product_id: productId, certificate_id, ...body }: NewUnitBody,
): Promise<UnitChanged> => {
  const fields = fieldsOf(body)
  return changeFleet(scope, async (trx) => {
    const id = await addUnit(trx, productId, fields)
    await certify(trx, id, certificate_id)
    const after = { ...fields, certificate_id }
    await recordUnit(trx, { staffId, action: "rental.unit-add", id, before: null, after })
    return { id, ...(await settled(trx, { id, product_id: productId })) }
  })
}

/**
 * Changes what is known of a unit. If that takes it out of service, its provisional rentals go to other units; those that
 * find none are named first and left where they are only when staff confirm it.
 * @throws Refusal 400 keyed by the field; 404; 409 stale, or with the rentals that would lose their unit (`endangered`)
 */
export const changeUnitByStaff = (
  scope: MedusaContainer,
  staffId: string,
  id: string,
  { version, is_confirmed: isConfirmed, certificate_id, ...body }: UnitChangeBody,
): Promise<UnitChanged> => {
  const fields = fieldsOf(body)
  return changeFleet(scope, async (trx) => {
    const before = await currentUnit(trx, id, version)
    if (before.deleted_at !== null) throw notFound()
    await writeUnit(trx, id, fields)
    const certificateBefore = await certify(trx, id, certificate_id)
    await recordUnit(trx, {
      staffId,
      action: "rental.unit-change",
      id,
      before: { ...enteredOf(before), certificate_id: certificateBefore },
      after: { ...fields, certificate_id },
    })
    const outcome = await settled(trx, before)
    const goesOut = isInService(before, today()) && !isInService(fields, today())
    if (goesOut && outcome.endangered.length > 0 && !isConfirmed) throw unconfirmed(LOSE_THEIR_UNIT, outcome)
    return { id, ...outcome }
  })
}

function fieldsOf({ calibration_due: due, ...fields }: Omit<UnitFieldsBody, "certificate_id">): UnitFields {
  const day = due === null ? null : plannedDay("calibration_due", due, FARTHEST_CALIBRATION_YEARS)
  return { ...fields, calibration_due: day }
}

/** Gives the unit this certificate, or none; earlier ones stay for the orders of their time. Answers the one before. */
async function certify(trx: Knex.Transaction, unitId: string, fileId: string | null): Promise<string | null> {
  const before = await currentCertificate(trx, unitId)
  if (fileId === before) return before
  if (fileId === null) await takeCertificateBack(trx, before as string)
  else {
    const owner = { type: "unit", id: unitId }
    await claimFiles(trx, { ids: [fileId], use: "certificate", owner, field: "certificate_id" })
    await addCertificate(trx, unitId, fileId)
  }
  return before
}

/** The unit as it is, locked. @throws Refusal 409 if it isn't any more as staff read it; UnknownUnitError */
export async function currentUnit(trx: Knex.Transaction, id: string, version: string): Promise<UnitRow> {
  const unit = await lockedUnit(trx, id).catch((error) => {
    throw error instanceof UnknownUnitError ? notFound() : error
  })
  const current = unit.updated_at.toISOString()
  if (current !== version) throw staleChange(current)
  return unit
}

/** Where the rentals stand after the change, of the unit's own those that are left without. */
export async function settled(
  trx: Knex.Transaction,
  { id, product_id: productId }: Pick<UnitRow, "id" | "product_id">,
) {
  const moved = await settleReservations(trx, productId)
  const atRisk = await rentalsAtRisk(trx, [productId], today())
  return { moved, endangered: atRisk.filter((rental) => rental.unit_id === id) }
}

export const unconfirmed = (code: PlainCode, { endangered }: Pick<UnitChanged, "endangered">) =>
  refuse(message(code), { status: 409, extra: { endangered } })

export const enteredOf = ({ serial_number, note, is_in_service, calibration_due }: UnitRow): UnitFields => ({
  serial_number,
  note,
  is_in_service,
  calibration_due,
})

interface UnitRecord {
  staffId: string
  action: string
  id: string
  before: object | null
  after: object | null
}

export const recordUnit = (trx: Knex.Transaction, { staffId, action, id, before, after }: UnitRecord) =>
  recordAudit(trx, { staffId, action, subject: { type: "unit", id }, before, after })
