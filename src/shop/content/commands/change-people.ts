import type { MedusaContainer } from "@medusajs/framework/types"
import { differences } from "#platform/audit/differences"
import { recordAudit } from "#platform/audit/record"
import { conflict, notFound, staleChange } from "#platform/refusal"
import { byStaff } from "#platform/transaction/by-staff"
import { inOneTransaction } from "#platform/transaction/one-transaction"
import { insertEntry, lockEntry, lockOrder, removeEntry, updateEntry, writeOrder } from "../data/people"
import { placedBefore } from "../rules/placed-before"
import type { PeopleBody, PeopleKind } from "../wire/staff-people"

const NAMES: Record<PeopleKind, string> = {
  references: "reference",
  employees: "employee",
  testimonials: "testimonial",
}

/** What the audit calls an act on an entry of this list. */
const acted = (kind: PeopleKind, act: string, id: string) => ({
  action: `${NAMES[kind]}.${act}`,
  subject: { type: NAMES[kind], id },
})

/** A new entry at the end of its list. */
export const addEntry = <Kind extends PeopleKind>(
  scope: MedusaContainer,
  staffId: string,
  kind: Kind,
  body: PeopleBody[Kind],
): Promise<string> =>
  inOneTransaction(scope, async ({ trx }) => {
    await lockOrder(trx, kind)
    const id = await insertEntry(trx, kind, body)
    await recordAudit(trx, { staffId, ...acted(kind, "create", id), before: null, after: body })
    return id
  })

export interface EntryKey<Kind extends PeopleKind> {
  kind: Kind
  id: string
}

/** @throws Refusal 404; 409 with the latest version if somebody else has changed the entry */
export const changeEntry = <Kind extends PeopleKind>(
  scope: MedusaContainer,
  staffId: string,
  { kind, id }: EntryKey<Kind>,
  { body, version }: { body: PeopleBody[Kind]; version: number },
): Promise<void> =>
  inOneTransaction(scope, async ({ trx }) => {
    const entry = await lockEntry(trx, kind, id)
    if (!entry) throw notFound()
    if (entry.version !== version) throw staleChange(entry.version)
    const { id: _id, version: _version, ...before } = entry
    const changes = differences<object>(before, body)
    if (!changes) return
    await updateEntry(trx, kind, id, body)
    await recordAudit(trx, { staffId, ...acted(kind, "change", id), ...changes })
  })

/** @throws Refusal 404 */
export const deleteEntry = byStaff(async (trx, staffId, { kind, id }: EntryKey<PeopleKind>) => {
  await lockOrder(trx, kind)
  const before = await lockEntry(trx, kind, id)
  if (!before) throw notFound()
  await removeEntry(trx, kind, id)
  await recordAudit(trx, { staffId, ...acted(kind, "delete", id), before, after: null })
})

/**
 * Puts an entry in front of another, or at the end; whatever others do to the list meanwhile, and sent twice the same.
 * @throws Refusal 404; 409 if the entry before which it shall stand is gone
 */
export const placeEntry = byStaff(async (trx, staffId, { kind, id }: EntryKey<PeopleKind>, before: string | null) => {
  const order = await lockOrder(trx, kind)
  if (!order.includes(id)) throw notFound()
  const placed = placedBefore(order, id, before)
  if (!placed) throw conflict("general.list_changed")
  await writeOrder(trx, kind, placed)
  if (placed.join() === order.join()) return
  const placeIn = (list: string[]) => ({ place: list.indexOf(id) + 1 })
  await recordAudit(trx, { staffId, ...acted(kind, "place", id), before: placeIn(order), after: placeIn(placed) })
})
