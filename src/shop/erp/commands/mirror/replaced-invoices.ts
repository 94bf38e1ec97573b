import { settings } from "#config/settings"
import type { Rappen } from "#kernel/money"
import { ErpError, type ErpInvoice } from "../../data/provider"
import { type SetOff, setOffAgainst } from "../../data/rules/set-off"
import type { MirrorRow } from "../../data/store/mirror-row"
import type { MirrorContent, MirrorContext } from "./context"

async function inForce(context: MirrorContext, ids: readonly string[]): Promise<ErpInvoice[]> {
  const invoices = await Promise.all(ids.map((id) => context.provider.invoice(id)))
  return invoices.filter((invoice) => invoice !== null && invoice.state !== "cancelled") as ErpInvoice[]
}

export interface Credit {
  credit: Rappen
  set_off: SetOff | null
}

/**
 * Those in whose place the row stands and which are in force.
 * @throws ErpError `permanent` if one was cancelled or deleted, and not by the shop: the office may have written another, beside
 *   which nothing is billed
 */
async function replacedInForce(
  context: MirrorContext,
  { replaces }: MirrorRow,
  content: MirrorContent,
): Promise<ErpInvoice[]> {
  const invoices = await inForce(context, content.replaces)
  const known = new Set([...invoices.map(({ id }) => id), ...(replaces ?? []), ...(content.replacedBefore ?? [])])
  const gone = content.replaces.filter((id) => !known.has(id))
  if (gone.length > 0)
    throw new ErpError("permanent", `What it takes the place of was cancelled in the ERP: ${gone.join(", ")}`)
  return invoices
}

/**
 * What staff have to credit because the customer has paid already, in part, too: what the invoices come to, and what was paid
 * without the ERP, less what is still owed and what they give back already; of a deposit what was agreed.
 * @returns null if nothing was paid or set off, so that the invoices can be cancelled
 * @throws ErpError `permanent` if they come to less than that, beyond what rounding each by itself makes: one of them was cancelled before another
 *   was paid, or staff changed them
 * @see ruling 7
 */
export async function creditFor(
  context: MirrorContext,
  row: MirrorRow,
  content: MirrorContent,
): Promise<Credit | null> {
  if (content.refunded) return depositBack(context, content, content.refunded)
  const invoices = await replacedInForce(context, row, content)
  const { paidApart = 0, credited, setOff } = content
  if (paidApart === 0 && !invoices.some(({ id, received, state }) => received > 0 || state === "paid" || setOff[id]))
    return null
  const invoiced = invoices.reduce((sum, { total }) => sum + total, paidApart) - credited
  const owed = content.document?.total ?? 0
  const documents = invoices.length + (paidApart > 0 ? 1 : 0)
  if (owed - invoiced > documents * settings.grossStepRappen)
    throw new ErpError(
      "permanent",
      `Of ${invoiced} Rappen some are paid, and the shop's document comes to ${owed} Rappen`,
    )
  const credit = Math.max(0, invoiced - owed)
  return { credit, set_off: setOffAgainst(credit, invoices, setOff) }
}

/** A deposit is on the oldest of the order's invoices that is in force; where there is none, nobody knows whether it was paid. */
async function depositBack(
  context: MirrorContext,
  { heldIn = [], setOff }: MirrorContent,
  credit: Rappen,
): Promise<Credit> {
  if (heldIn === null) return { credit, set_off: {} }
  const [invoice] = await inForce(context, heldIn)
  return { credit, set_off: invoice ? setOffAgainst(credit, [invoice], setOff) : null }
}

/**
 * Cancels what the row takes the place of, which is noted first. Done twice, it finds nothing left to cancel.
 * @returns ids of all that it has cancelled
 */
export async function cancelReplaced(
  context: MirrorContext,
  row: MirrorRow,
  content: MirrorContent,
): Promise<string[]> {
  const invoices = await replacedInForce(context, row, content)
  const replaces = [...new Set([...(row.replaces ?? []), ...invoices.map(({ id }) => id)])]
  if (invoices.length > 0) await context.store.saveStep(row, { replaces })
  for (const invoice of invoices) {
    await context.provider.cancelInvoice(invoice.id)
    await context.store.keepInvoice({ ...invoice, state: "cancelled" })
  }
  return replaces
}
