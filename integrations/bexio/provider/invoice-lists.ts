import type { ErpProvider } from "#shop/erp/data/provider"
import { type BexioClient, PAGE_SIZE } from "../client"
import { erpInvoiceRow } from "../mapping/invoice"
import { timestampFrom } from "../mapping/timestamp"
import { type Condition, INVOICE_STATUS, type InvoiceRow } from "../schemas"
import { type BexioAccount, equals } from "./account"

const OPEN_STATES = [INVOICE_STATUS.draft, INVOICE_STATUS.pending, INVOICE_STATUS.partial, INVOICE_STATUS.unpaid]

/** Ordered by id: what changes meanwhile can move between pages only if it is deleted. */
async function allInvoices(client: BexioClient, conditions: Condition[]): Promise<InvoiceRow[]> {
  const rows: InvoiceRow[] = []
  for (;;) {
    const page = await client.searchInvoices(conditions, { offset: rows.length, limit: PAGE_SIZE, orderBy: "id" })
    rows.push(...page)
    if (page.length < PAGE_SIZE) return rows
  }
}

export const invoiceListCalls = ({ client }: BexioAccount): Pick<ErpProvider, "changedInvoices" | "openInvoices"> => ({
  async changedInvoices(since) {
    const changed = await allInvoices(client, [{ field: "updated_at", value: timestampFrom(since), criteria: ">=" }])
    return changed.map(erpInvoiceRow).sort((one, other) => (one.changedAt < other.changedAt ? -1 : 1))
  },

  /** A search for each state: bexio has no "or". One that changes its state in between comes once all the same. */
  async openInvoices() {
    const rows = new Map<number, InvoiceRow>()
    for (const status of OPEN_STATES) {
      for (const row of await allInvoices(client, [equals("kb_item_status_id", status)])) rows.set(row.id, row)
    }
    return [...rows.values()].map(erpInvoiceRow)
  },
})
