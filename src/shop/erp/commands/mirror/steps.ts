import { type ErpDocument, ErpError, type ErpInvoice } from "../../data/provider"
import { type MirrorState, PAID_APART } from "../../data/rules/mirror-state"
import type { MirrorPatch, MirrorRow, RowAlarm } from "../../data/store/mirror-row"
import { contactWith, doubtOf } from "./contact"
import type { MirrorContent, MirrorContext } from "./context"
import { type Credit, cancelReplaced, creditFor } from "./replaced-invoices"
import { writtenOnce } from "./written-once"

/** Does the next thing for the row and says what to store of it. */
type Step = (context: MirrorContext, row: MirrorRow, content: MirrorContent) => Promise<MirrorPatch>

const NO_DOUBT = { doubt_lookups: null, doubt_at: null }

export const STEPS: Record<Exclude<MirrorState, "done" | "credit" | "parked">, Step> = {
  new: async (context, row, content) => {
    if (content.isOfThen && content.document !== null) return ofThen(context, row)
    const settled = await creditFor(context, row, content)
    if (settled !== null) {
      const replaces = row.replaces ?? []
      return settled.credit > 0 ? { replaces, ...creditOf(settled, content) } : { state: "done", replaces }
    }
    const replaces = await cancelReplaced(context, row, content)
    if (content.document === null) return { state: "done", replaces }
    const lease = { token: row.lease_token as string, ms: context.times.lease }
    return { state: "contact", replaces, contact_id: await contactWith(context, content, lease) }
  },

  contact: async (context, row, content) => {
    const document = documentOf(content)
    const contactId = row.contact_id as string
    const find = () => context.provider.findOrder(document, contactId)
    const isKnown = row.erp_order_id !== null
    const order = isKnown
      ? await find()
      : await rowWrittenOnce(context, row, { find, write: () => context.provider.createOrder(document, contactId) })
    // Staff gave it another title: what its invoice comes to is compared still.
    if (order === null) return { state: "order" }
    const written = { erp_order_id: order.id, erp_order_number: order.number, ...(isKnown ? {} : NO_DOUBT) }
    if (order.total === document.total) return { state: "order", ...written }
    return {
      ...written,
      ...parkedFor(`The ERP's order comes to ${order.total}, the shop's to ${document.total} Rappen`),
    }
  },

  order: async (context, row, content) => {
    const document = documentOf(content)
    if (content.isBilledApart || document.total === 0) return { state: "done" }
    if (content.isOfThen && row.kind === "order") return ofThen(context, row)
    const known = row.erp_invoice_id === null ? null : await context.provider.invoice(row.erp_invoice_id)
    const write = {
      find: () => context.provider.findInvoice(document, row.contact_id as string),
      write: () => context.provider.createInvoice(row.erp_order_id as string),
      isRefusedTwice: true,
    }
    const invoice = known ?? (await rowWrittenOnce(context, row, write))
    const written = { erp_invoice_id: invoice.id, erp_invoice_number: invoice.number, ...NO_DOUBT }
    if (invoice.total === document.total) return { state: "invoice", ...written }
    return { ...written, ...parkedFor(`The invoice comes to ${invoice.total}, the shop's to ${document.total} Rappen`) }
  },

  invoice: async (context, row, content) => {
    const id = row.erp_invoice_id as string
    await unlessNoDraft(context, id, () => context.provider.tagInvoice(id, documentOf(content), content.dueDate))
    return { state: "tagged" }
  },

  tagged: async (context, row) => {
    const id = row.erp_invoice_id as string
    if (context.isIssuing) await unlessNoDraft(context, id, () => context.provider.issueInvoice(id))
    return { state: "issued" }
  },

  issued: async (context, row) => {
    const invoice = await readInvoice(context, row.erp_invoice_id as string)
    if (invoice.state === "draft" && context.isIssuing) return { state: "invoice" }
    await context.store.keepInvoice(invoice)
    return { state: "done", erp_invoice_number: invoice.number }
  },
}

/** Whether the step is sure to have had an answer of the ERP: the first may find all it needs in the shop's own books. */
export const asksErp = (state: MirrorState): boolean => state !== "new"

/** An order that was paid without the ERP is closed; whether what was added to one was billed too, staff say. */
const ofThen = (context: MirrorContext, { kind }: MirrorRow): MirrorPatch => ({
  ...(kind === "order"
    ? { state: "done", settled_at: context.now(), last_error: "Paid without the accounts" }
    : parkedFor("Its order was paid without the accounts")),
  last_error_class: PAID_APART,
})

const creditOf = (credit: Credit, { isOfThen, paidApart }: MirrorContent): MirrorPatch => ({
  ...{ state: "credit", ...credit, ...called("credit") },
  ...(isOfThen || paidApart ? { last_error_class: PAID_APART, last_error: "Perhaps given back by hand" } : {}),
})

function documentOf({ document }: MirrorContent): ErpDocument {
  if (document === null) throw new ErpError("permanent", "Its document has become empty meanwhile")
  return document
}

/** Staff may have been told that the row is late: this is another thing to tell them. */
const called = (alarm: RowAlarm): MirrorPatch => ({ alarm, alarmed_at: null })

export const parkedFor = (reason: string): MirrorPatch => ({
  state: "parked",
  ...called("parked"),
  last_error_class: "permanent",
  last_error: reason,
})

function rowWrittenOnce<Found>(
  context: MirrorContext,
  row: MirrorRow,
  write: { find(): Promise<Found | null>; write(): Promise<Found>; isRefusedTwice?: boolean },
): Promise<Found> {
  return writtenOnce({
    ...write,
    doubt: doubtOf(row),
    keepDoubt: async (doubt) => {
      await context.store.saveStep(row, { doubt_lookups: doubt?.lookups ?? null, doubt_at: doubt?.at ?? null })
    },
    now: context.now,
    verifyMs: context.times.verify,
  })
}

/** Tagging and issuing are refused once an invoice is issued, by us before a lost answer or by staff: then it is done. */
async function unlessNoDraft(context: MirrorContext, invoiceId: string, act: () => Promise<void>): Promise<void> {
  try {
    await act()
  } catch (error) {
    if (!(error instanceof ErpError) || error.failure !== "permanent") throw error
    if ((await readInvoice(context, invoiceId)).state === "draft") throw error
  }
}

async function readInvoice({ provider }: MirrorContext, id: string): Promise<ErpInvoice> {
  const invoice = await provider.invoice(id)
  if (invoice === null) throw new ErpError("permanent", `Invoice ${id} is gone from the ERP`)
  return invoice
}
