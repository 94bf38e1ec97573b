import type { ReactNode } from "react"
import { abroad } from "#shop/accounts/rules/country"

export interface AddressLines {
  company: string
  firstName: string
  lastName: string
  address: string
  postalcode: string
  city: string
  country?: string
}

interface PrintedAddressProps {
  address: AddressLines
  /** Lines below it: e-mail, phone. */
  children?: ReactNode
}

/** An address as it is on a letter. */
export const PrintedAddress = ({ address, children }: PrintedAddressProps) => {
  const country = abroad(address.country)
  return (
    <address>
      {address.company && <div>{address.company}</div>}
      <div>
        {address.firstName} {address.lastName}
      </div>
      <div>{address.address}</div>
      <div>
        {address.postalcode} {address.city}
      </div>
      {country && <div>{country}</div>}
      {children}
    </address>
  )
}
