import { PrintedAddress } from "@/components/printed-address"
import type { OrderAddress } from "../order"

export const AddressBlock = ({ title, address }: { title: string; address: OrderAddress }) => (
  <section className="panel">
    <h2>{title}</h2>
    <PrintedAddress address={address}>
      <div>
        <a href={`mailto:${address.email}`}>{address.email}</a>
      </div>
      <div>{address.phone}</div>
    </PrintedAddress>
  </section>
)
