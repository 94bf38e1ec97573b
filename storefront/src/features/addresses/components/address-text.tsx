import { HOME_COUNTRY, type SavedAddress } from "../address"

/** An address as it is printed; the country only abroad (spec "customer area" §2.3). */
export const AddressText = ({ address }: { address: SavedAddress }) => (
  <address>
    {address.company && <div>{address.company}</div>}
    <div>
      {address.firstName} {address.lastName}
    </div>
    <div>{address.address}</div>
    <div>
      {address.postalcode} {address.city}
    </div>
    {address.country !== HOME_COUNTRY && <div>{address.country}</div>}
  </address>
)
