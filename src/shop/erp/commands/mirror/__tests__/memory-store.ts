import type { ErpInvoice } from "#shop/erp/data/provider"
import type { ContactRow } from "#shop/erp/data/store/contacts"
import { LeaseLost, type MirrorRow } from "#shop/erp/data/store/mirror-row"
import type { MirrorStore } from "../context"

interface StoredRow extends MirrorRow {
  dueAt: number
  leasedUntil: number
}

const LEASE_MS = 120_000

/** The tables of the mirror as far as one process sees them; the real ones are tried with several in the module's tests. */
export class MemoryStore implements MirrorStore {
  readonly rows = new Map<string, StoredRow>()
  readonly contacts = new Map<string, ContactRow & { leasedUntil: number }>()
  readonly invoices = new Map<string, ErpInvoice>()
  openUntil = 0
  authAlarms = 0
  reopened = 0
  isTroubled = false
  #tokens = 0

  constructor(private readonly now: () => number) {}

  add(row: Pick<MirrorRow, "id" | "kind" | "order_id" | "serial" | "customer_id">) {
    this.rows.set(row.id, {
      change_id: null,
      state: "new",
      contact_id: null,
      erp_order_id: null,
      erp_order_number: null,
      erp_invoice_id: null,
      erp_invoice_number: null,
      replaces: null,
      credit: null,
      set_off: null,
      attempts: 0,
      last_error_class: null,
      last_error: null,
      alarm: null,
      alarmed_at: null,
      lease_token: null,
      doubt_lookups: null,
      doubt_at: null,
      trace_parent: null,
      created_at: new Date(0),
      settled_at: null,
      is_overruled: false,
      dueAt: 0,
      leasedUntil: 0,
      ...row,
    })
  }

  lease(id: string): MirrorRow {
    const row = this.rows.get(id) as StoredRow
    this.#tokens += 1
    Object.assign(row, { lease_token: `lease-${this.#tokens}`, leasedUntil: this.now() + LEASE_MS })
    return { ...row }
  }

  #held(row: MirrorRow): StoredRow {
    const kept = this.rows.get(row.id)
    if (!kept || kept.lease_token !== row.lease_token) throw new LeaseLost(row.id)
    return kept
  }

  saveStep: MirrorStore["saveStep"] = async (row, patch) => {
    const kept = Object.assign(this.#held(row), patch, { leasedUntil: this.now() + LEASE_MS })
    return { ...kept, is_troubled: this.isTroubled }
  }
  giveBack: MirrorStore["giveBack"] = async (row, patch, delayMs) => {
    Object.assign(this.#held(row), patch, { lease_token: null, leasedUntil: 0, dueAt: this.now() + delayMs })
  }
  claimContact: MirrorStore["claimContact"] = async (customerId, { token }) => {
    const known = this.contacts.get(customerId)
    if (known?.contact_id) return { ...known }
    if (known?.lease_token && known.leasedUntil > this.now()) return null
    const row = { customer_id: customerId, contact_id: null, doubt_lookups: null, doubt_at: null, ...known }
    const claimed = { ...row, lease_token: token, leasedUntil: this.now() + LEASE_MS }
    this.contacts.set(customerId, claimed)
    return { ...claimed }
  }
  saveContact: MirrorStore["saveContact"] = async (row, patch) => {
    const kept = this.contacts.get(row.customer_id)
    if (!kept || kept.lease_token !== row.lease_token) throw new LeaseLost(row.customer_id)
    return { ...Object.assign(kept, patch) }
  }
  releaseContact: MirrorStore["releaseContact"] = async ({ customer_id }) => {
    Object.assign(this.contacts.get(customer_id) ?? {}, { lease_token: null, leasedUntil: 0 })
  }
  keepInvoice: MirrorStore["keepInvoice"] = async (invoice) => {
    this.invoices.set(invoice.id, invoice)
  }
  openCircuit: MirrorStore["openCircuit"] = async (reason, openMs) => {
    if (reason === "auth") this.authAlarms += 1
    this.openUntil = this.now() + openMs
  }
  countFailure = async () => {}
  closeCircuit = async () => {
    this.reopened += 1
    this.isTroubled = false
  }
}
