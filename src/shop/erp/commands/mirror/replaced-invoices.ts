import type { Rappen } from "#kernel/money"
import type { ErpInvoice } from "../../data/provider"
import type { MirrorContent, MirrorContext } from "./context"

async function invoicesInForce({ provider }: MirrorContext, { replaces }: MirrorContent): Promise<ErpInvoice[]> {
  const invoices = await Promise.all(replaces.map((id) => provider.invoice(id)))
  return invoices.filter((invoice) => invoice !== null && invoice.state !== "cancelled") as ErpInvoice[]
}

/**
 * What staff have to give back because the customer has paid already: what the invoices come to, less what is still owed
 * and what they give back already; of a deposit what was agreed.
 * @returns null if nothing was paid, so that the invoices can be cancelled
 * @see ruling 7
 */
export async function creditFor(context: MirrorContext, content: MirrorContent): Promise<Rappen | null> {
  if (content.refunded) return content.refunded
  const invoices = await invoicesInForce(context, content)
  if (!invoices.some(({ received, state }) => received > 0 || state === "paid")) return null
  const invoiced = invoices.reduce((sum, { total }) => sum + total, 0)
  return Math.max(0, invoiced - (content.document?.total ?? 0) - content.credited)
}

/** Cancels what the row takes the place of. Done twice, it finds nothing left to cancel. */
export async function cancelReplaced(context: MirrorContext, content: MirrorContent): Promise<void> {
  for (const invoice of await invoicesInForce(context, content)) {
    await context.provider.cancelInvoice(invoice.id)
    await context.store.keepInvoice({ ...invoice, state: "cancelled" })
  }
}
