import type { AddressBody, Address as AddressWire } from "#shop/accounts/wire/address"
import type { AddressLines } from "@/components/printed-address"

/** What the address form asks for. */
export interface AddressDraft extends AddressLines {
  isDefaultBilling: boolean
  isDefaultShipping: boolean
}

export interface SavedAddress extends AddressDraft {
  id: string
}

const HOME_COUNTRY = "Schweiz"

export const BLANK_ADDRESS: AddressDraft = {
  company: "",
  firstName: "",
  lastName: "",
  address: "",
  postalcode: "",
  city: "",
  isDefaultBilling: false,
  isDefaultShipping: false,
}

export const draftOf = ({ id, country, ...draft }: SavedAddress): AddressDraft => draft

export const fromAddressWire = (wire: AddressWire): SavedAddress => ({
  id: wire.id,
  company: wire.company,
  firstName: wire.first_name,
  lastName: wire.last_name,
  address: wire.address,
  postalcode: wire.postalcode,
  city: wire.city,
  country: wire.country,
  isDefaultBilling: wire.is_default_billing,
  isDefaultShipping: wire.is_default_shipping,
})

export const toAddressWire = (draft: AddressDraft, country = HOME_COUNTRY): AddressBody => ({
  company: draft.company,
  first_name: draft.firstName,
  last_name: draft.lastName,
  address: draft.address,
  postalcode: draft.postalcode,
  city: draft.city,
  country,
  is_default_billing: draft.isDefaultBilling,
  is_default_shipping: draft.isDefaultShipping,
})
