import type { ReactNode } from "react"

export interface AddressLines {
  company: string
  firstName: string
  lastName: string
  address: string
  postalcode: string
  city: string
}

interface PrintedAddressProps {
  address: AddressLines
  /** Lines below it: country, e-mail, phone. */
  children?: ReactNode
}

/** An address as it is on a letter. */
export const PrintedAddress = ({ address, children }: PrintedAddressProps) => (
  <address>
    {address.company && <div>{address.company}</div>}
    <div>
      {address.firstName} {address.lastName}
    </div>
    <div>{address.address}</div>
    <div>
      {address.postalcode} {address.city}
    </div>
    {children}
  </address>
)
