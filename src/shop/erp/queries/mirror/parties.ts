import type { OrderRecord } from "#area/orders"
import type { ErpParty } from "../../data/provider"

/** The customer as the ERP's contact; what an order prints are its own addresses. */
export interface ErpAccount {
  company: string
  uid: string | null
  sector: string | null
  firstName: string
  lastName: string
  email: string
  phone: string
}

/** Somebody at one of an order's addresses; what it leaves out is the account's. */
export function erpParty(address: OrderRecord["billing"], account: ErpAccount): ErpParty {
  return {
    company: address?.company ?? "",
    uid: account.uid,
    sector: account.sector,
    firstName: address?.first_name ?? account.firstName,
    lastName: address?.last_name ?? account.lastName,
    address: address?.address_1 ?? "",
    postalcode: address?.postal_code ?? "",
    city: address?.city ?? "",
    country: address?.metadata?.country ?? "CH",
    email: address?.metadata?.email ?? account.email,
    phone: address?.phone ?? account.phone,
  }
}

/** Whom the ERP keeps as the contact of all the customer's documents, at the address of this order. */
export const contactParty = (address: OrderRecord["billing"], account: ErpAccount): ErpParty => ({
  ...erpParty(address, account),
  ...account,
  phone: account.phone || (address?.phone ?? ""),
})
