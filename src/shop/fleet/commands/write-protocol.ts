import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { claimFiles } from "#area/files"
import type { CalendarDay } from "#kernel/calendar-day"
import { enqueue } from "#platform/jobs/enqueue"
import { invalidField } from "#platform/refusal"
import type { ProtocolPart } from "#shop/parts/wire/desk-parts"
import { recordProtocol } from "#shop/rental/data/units/protocols"
import type { ProtocolKind } from "#shop/rental/rules/hand-over/protocol"
import type { Condition, ProtocolBody, Signature } from "../wire/staff-handover"

/** One unit that changes hands, and how it was found. */
export interface Handing {
  reservationId: string
  kind: ProtocolKind
  day: CalendarDay
  condition: Condition
  parts: readonly ProtocolPart[]
  /** What the request calls its photos. */
  photosField?: string
  /** Of an exchange: serial number of the unit that goes the other way, and why. */
  swap?: { otherSerial: string; reason: string }
}

/**
 * Writes what was found of all that changes hands at once, under one signature, next to the hand-over or return and in its
 * transaction, and lets the customer know in one mail.
 * @returns the protocols' ids, in the order of the units
 * @throws Refusal 400 keyed by the field for photos or a signature that aren't there (any more)
 */
export async function writeProtocols(
  trx: Knex.Transaction,
  staffId: string,
  handings: readonly Handing[],
  { signer, signature, unsigned_reason }: Signature,
): Promise<string[]> {
  const ids: string[] = []
  for (const { reservationId, kind, day, condition, parts, photosField = "photos", swap } of handings) {
    const { checklist, note, photos } = condition
    const id = await recordProtocol(trx, {
      ...{ reservation_id: reservationId, kind, day, checklist, note, photos, parts },
      ...{ signer, signature_id: signature, unsigned_reason, staff_id: staffId },
      ...{
        product: productNameOf(trx, reservationId),
        other_serial_number: swap?.otherSerial ?? null,
        swap_reason: swap?.reason ?? "",
      },
    })
    await claimFiles(trx, { ids: photos, use: "photo", owner: ownerOf(id), field: photosField })
    ids.push(id)
  }
  const signed = signature === null ? [] : [signature]
  await claimFiles(trx, { ids: signed, use: "signature", owner: ownerOf(ids[0]), field: "signature" })
  await enqueue(trx, "rental-protocols", { protocolIds: ids }, { key: ids[0] })
  return ids
}

/** As its order calls the product, else as it is called now. */
const productNameOf = (trx: Knex.Transaction, reservationId: string) =>
  trx.raw(
    `(select coalesce(l.product_title, p.title, '') from rental_reservation r
        left join order_line_item l on l.id = r.order_line_id
        left join product p on p.id = r.product_id
       where r.id = ?)`,
    [reservationId],
  )

const ownerOf = (id: string) => ({ type: "rental_protocol", id })

/** The same of one unit, as its request says it. @returns the protocol's id */
export async function writeProtocol(
  trx: Knex.Transaction,
  { staffId, ...handing }: Omit<Handing, "condition"> & { staffId: string },
  protocol: ProtocolBody,
): Promise<string> {
  const [id] = await writeProtocols(trx, staffId, [{ ...handing, condition: protocol }], protocol)
  return id
}

/** What of parts changed hands, where there were any. */
export const partsInAudit = (parts: readonly ProtocolPart[]): { parts?: readonly object[] } =>
  parts.length === 0
    ? {}
    : { parts: parts.map(({ name, serial_number, quantity, of }) => ({ part: name, serial_number, quantity, of })) }

/** @throws Refusal 400 keyed by the field for a protocol that is neither signed by somebody nor says why not */
export function assertSigned({ signer, signature, unsigned_reason }: Signature): void {
  if (signature === null && unsigned_reason === "") throw invalidField("signature", "fleet.signature_missing")
  if (signature !== null && signer === "") throw invalidField("signer", "input.name_missing")
}
