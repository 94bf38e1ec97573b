import { SAMPLE_COMPANY } from "../../company"
import { INVOICE } from "../../ledger/status"
import type { DocumentRow, PricedPositionRow } from "../../store/rows"
import type { PrintJob } from "../print-job"

export const aPosition = (fields: Partial<PricedPositionRow> = {}): PricedPositionRow => ({
  id: 1,
  type: "KbPositionCustom",
  amount: "3",
  unit_id: 1,
  account_id: 95,
  tax_id: 17,
  text: "<strong>RTC 360</strong><br />Miete 07.12.2026 – 09.12.2026",
  unit_price: "585.00",
  discount_in_percent: "0",
  ...fields,
})

const DOCUMENT: DocumentRow = {
  id: 42,
  kind: "kb_invoice",
  document_nr: "RE-00042",
  title: "Webshop W-1042",
  contact_id: 7,
  contact_sub_id: null,
  user_id: 4,
  pr_project_id: null,
  language_id: 1,
  bank_account_id: 1,
  currency_id: 1,
  payment_type_id: 4,
  header: "Danke für Ihr Vertrauen.",
  footer: "Freundliche Grüsse",
  mwst_type: 0,
  mwst_is_net: true,
  show_position_taxes: false,
  is_valid_from: "2026-11-24",
  is_valid_to: "2026-12-24",
  contact_address: "Holzbau Beispiel AG\nSägestrasse 12a\n9000 St. Gallen",
  delivery_address_type: 0,
  delivery_address: "",
  status: INVOICE.pending,
  reference: "Umbau Nord",
  api_reference: null,
  template_slug: "",
  positions: [aPosition()],
  order_id: 1,
  taken: {},
  updated_at: "2026-11-24 09:00:00",
}

export const aPrintJob = (document: Partial<DocumentRow> = {}, job: Partial<PrintJob> = {}): PrintJob => ({
  document: { ...DOCUMENT, ...document },
  company: SAMPLE_COMPANY,
  contact: { nr: "000007", country_id: null } as PrintJob["contact"],
  contactPerson: "Anna Muster",
  unitName: () => "Tag",
  ...job,
})
