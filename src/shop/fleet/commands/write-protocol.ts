import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { claimFiles } from "#area/files"
import type { CalendarDay } from "#kernel/calendar-day"
import { enqueue } from "#platform/jobs/enqueue"
import { invalidField } from "#platform/refusal"
import { recordProtocol } from "#shop/rental/data/units/protocols"
import type { ProtocolKind } from "#shop/rental/rules/hand-over/protocol"
import type { ProtocolBody } from "../wire/staff-handover"

interface Handing {
  reservationId: string
  kind: ProtocolKind
  day: CalendarDay
  staffId: string
}

/**
 * Writes what was found next to the hand-over or return, in its transaction, and lets the customer know.
 * @returns the protocol's id
 * @throws Refusal 400 keyed `photos` or `signature` for files that aren't there (any more)
 */
export async function writeProtocol(
  trx: Knex.Transaction,
  { reservationId, kind, day, staffId }: Handing,
  { checklist, note, photos, signer, signature, unsigned_reason }: ProtocolBody,
): Promise<string> {
  const id = await recordProtocol(trx, {
    reservation_id: reservationId,
    kind,
    day,
    checklist,
    note,
    photos,
    signer,
    signature_id: signature,
    unsigned_reason,
    staff_id: staffId,
  })
  const owner = { type: "rental_protocol", id }
  await claimFiles(trx, { ids: photos, use: "photo", owner, field: "photos" })
  await claimFiles(trx, { ids: signature === null ? [] : [signature], use: "signature", owner, field: "signature" })
  await enqueue(trx, "rental-protocol", { protocolId: id }, { key: id })
  return id
}

/** @throws Refusal 400 keyed by the field for a protocol that is neither signed by somebody nor says why not */
export function assertSigned({ signer, signature, unsigned_reason }: ProtocolBody): void {
  if (signature === null && unsigned_reason === "") throw invalidField("signature", "fleet.signature_missing")
  if (signature !== null && signer === "") throw invalidField("signer", "input.name_missing")
}
