import type { VatType } from "../money/totals"

export interface ContactRow {
  id: number
  nr: string
  contact_type_id: 1 | 2
  name_1: string
  name_2: string
  salutation_id: number | null
  titel_id: number | null
  birthday: string | null
  street_name: string | null
  house_number: string | null
  address_addition: string | null
  postcode: string
  city: string
  country_id: number | null
  mail: string
  mail_second: string
  phone_fixed: string
  phone_fixed_second: string
  phone_mobile: string
  fax: string
  url: string
  skype_name: string
  remarks: string
  language_id: number | null
  contact_group_ids: string | null
  contact_branch_ids: string | null
  user_id: number
  owner_id: number
  is_archived: boolean
  updated_at: string
}

export interface PricedPositionRow {
  id: number
  type: "KbPositionCustom"
  amount: string
  unit_id: number | null
  account_id: number | null
  tax_id: number
  text: string
  unit_price: string
  discount_in_percent: string
}
export interface TextPositionRow {
  id: number
  type: "KbPositionText"
  text: string
  show_pos_nr: boolean
}
export interface DiscountPositionRow {
  id: number
  type: "KbPositionDiscount"
  text: string
  is_percentual: boolean
  value: string
}
export interface LayoutPositionRow {
  id: number
  type: "KbPositionSubtotal" | "KbPositionPagebreak"
  text: string
}
export type PositionRow = PricedPositionRow | TextPositionRow | DiscountPositionRow | LayoutPositionRow

export type DocumentKind = "kb_offer" | "kb_order" | "kb_invoice"

/** Money and amounts as they were sent; sums are computed when they are asked for. */
export interface DocumentRow {
  id: number
  kind: DocumentKind
  document_nr: string
  title: string | null
  contact_id: number
  contact_sub_id: number | null
  user_id: number
  pr_project_id: number | null
  language_id: number
  bank_account_id: number
  currency_id: number
  payment_type_id: number
  header: string
  footer: string
  mwst_type: VatType
  mwst_is_net: boolean
  show_position_taxes: boolean
  is_valid_from: string
  /** Of invoices: due. Of quotes: what the neighbour calls `is_valid_until`. */
  is_valid_to: string
  contact_address: string
  delivery_address_type: 0 | 1
  delivery_address: string
  /** As stored; what the clock makes of it is the answer's. */
  status: number
  reference: string | null
  api_reference: string | null
  template_slug: string
  positions: PositionRow[]
  /** The order this invoice was made from. */
  order_id: number | null
  /** Which amounts of the order's positions it takes, by `type id`. */
  taken: Record<string, string>
  updated_at: string
}

export interface PaymentRow {
  id: number
  date: string
  value: string
  bank_account_id: number
  title: string
  kb_invoice_id: number
}

export interface UnitRow {
  id: number
  name: string
}

export interface Tables {
  contact: ContactRow
  kb_offer: DocumentRow
  kb_order: DocumentRow
  kb_invoice: DocumentRow
  payment: PaymentRow
  unit: UnitRow
}
export type TableName = keyof Tables
export const TABLE_NAMES = ["contact", "kb_offer", "kb_order", "kb_invoice", "payment", "unit"] as const
