import * as z from "zod/mini"
import { lineOfText, optionalLine, requiredText } from "#kernel/wire/primitives"
import { cursorQuery, pageQuery } from "#kernel/wire/staff-paging"
import { companyFields, companyUid, email } from "./account"
import { type Address, addressBody } from "./address"

/** `POST /admin/customers/{id}/account`: the fields of the customer's own profile page, and the company's number. */
export const staffAccountBody = z.object({
  ...companyFields,
  company_uid: z.union([z.literal("", "input.uid_invalid"), companyUid], {
    error: () => "input.uid_invalid",
  }),
  /** As it was read: who saves what somebody else has changed meanwhile is refused. */
  version: lineOfText("input.reload"),
})
export type StaffAccountBody = z.infer<typeof staffAccountBody>

/** `POST /admin/customers/{id}/saved-addresses/{address}`. */
export const staffAddressBody = z.extend(addressBody, { version: staffAccountBody.shape.version })
export type StaffAddressBody = z.infer<typeof staffAddressBody>

/** A saved address, with the version that its change names. */
export type StaffAddress = Address & { version: string }

/** `POST /admin/shop-customers`: the account of somebody who calls. */
export const newCustomerBody = z.object({
  ...z.omit(staffAccountBody, { version: true }).shape,
  email,
  /** Whether he gets a link to set his password. */
  is_invited: z.boolean("input.invalid"),
})
export type NewCustomerBody = z.infer<typeof newCustomerBody>

/** `POST /admin/customers/{id}/login-email`. */
export const loginEmailBody = z.object({ email })

/** `POST /admin/customers/{id}/deactivation`. */
export const deactivationBody = z.object({ reason: requiredText("accounts.reason_missing", 500) })

/** `POST /admin/customers/{id}/mails`: the link that the customer could ask for himself. */
export const customerMailBody = z.object({ kind: z.enum(["activation", "reset"], "input.invalid") })
export type CustomerMailBody = z.infer<typeof customerMailBody>

/** `POST /admin/customers/{id}/rental-trust`. */
export const rentalTrustBody = z.object({ reason: requiredText("accounts.reason_missing", 500) })

/** Where a customer is with the limit for those who have paid no invoice yet. */
export interface StaffRentalTrust {
  has_paid: boolean
  /** Rentals ordered and not cancelled, and their sum in CHF without VAT. */
  units: number
  rent: string
  /** Set where staff lifted the limit. */
  lifted: { at: string; by: string | null; reason: string } | null
}

/** What the shop knows of a customer. Instants are ISO 8601. */
export interface StaffCustomerAccount {
  company: string
  company_uid: string
  sector: string
  first_name: string
  last_name: string
  phone: string
  address: string
  postalcode: string
  city: string
  /** The login. */
  email: string
  version: string
  activated_at: string | null
  /** By the customer himself; null if nobody has during the last 90 days. */
  last_login_at: string | null
  /** Browsers that are signed in. */
  sessions: number
  deactivation: { at: string; by: string | null; reason: string | null } | null
  /** What the customer is in the accounts; null before the first order or quote. */
  erp_contact: { id: string; url: string | null } | null
  addresses: StaffAddress[]
  rental_trust: StaffRentalTrust
}

/** `GET /admin/customers/{id}/account`; null for a customer without a login, as staff may make one in the admin. */
export interface StaffCustomerAnswer {
  account: StaffCustomerAccount | null
}

/** `waiting`: nobody has proved the e-mail; `closed`: by staff; `new`: of the last 30 days. */
export const CUSTOMER_FILTERS = ["all", "new", "waiting", "closed"] as const
export type CustomerFilter = (typeof CUSTOMER_FILTERS)[number]

/** Query of `GET /admin/customer-list`. `q`: as of a search. */
export const customerListQuery = z.object({
  filter: z._default(z.enum(CUSTOMER_FILTERS), "all"),
  q: optionalLine(100),
  ...pageQuery,
  ...cursorQuery,
})
export type CustomerListQuery = z.output<typeof customerListQuery>

/** A customer in the list of all. */
export interface StaffListedCustomer extends StaffCustomerHit {
  /** Null for one without a login. */
  has_proved_email: boolean | null
  created_on: string
  /** The day of the latest order; null without one. */
  last_ordered_on: string | null
}

/** `GET /admin/customer-list`: the newest first, those who order first where words are searched without an entry to start after. */
export interface StaffCustomerList {
  counts: Record<CustomerFilter, number>
  customers: StaffListedCustomer[]
}

/** `GET /admin/customer-search?q=`. */
export const customerSearchQuery = z.object({ q: optionalLine(100) })

/** A customer as a search finds him. */
export interface StaffCustomerHit {
  id: string
  company: string
  company_uid: string
  name: string
  email: string
  phone: string
  city: string
  is_deactivated: boolean
  orders: number
}

/** At most 20, the best known first. */
export interface StaffCustomerHits {
  customers: StaffCustomerHit[]
}
