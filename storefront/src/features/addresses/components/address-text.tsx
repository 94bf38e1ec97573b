import { PrintedAddress } from "@/components/printed-address"
import { HOME_COUNTRY, type SavedAddress } from "../address"

/** The country is abroad only (spec "customer area" §2.3). */
export const AddressText = ({ address }: { address: SavedAddress }) => (
  <PrintedAddress address={address}>{address.country !== HOME_COUNTRY && <div>{address.country}</div>}</PrintedAddress>
)
