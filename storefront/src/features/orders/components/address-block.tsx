import type { PrintedAddress } from "../order"

export const AddressBlock = ({ title, address }: { title: string; address: PrintedAddress }) => (
  <section className="panel">
    <h2>{title}</h2>
    <address>
      {address.company && <div>{address.company}</div>}
      <div>
        {address.firstName} {address.lastName}
      </div>
      <div>{address.address}</div>
      <div>
        {address.postalcode} {address.city}
      </div>
      <div>
        <a href={`mailto:${address.email}`}>{address.email}</a>
      </div>
      <div>{address.phone}</div>
    </address>
  </section>
)
