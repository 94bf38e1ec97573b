import type { OrderAddress } from "./order-record"

/** "Muster AG, Anna Muster, Musterstrasse 1, 9000 St. Gallen"; "" without an address. */
export const addressInOneLine = (address: OrderAddress | null): string =>
  address
    ? [
        address.company,
        `${address.first_name} ${address.last_name}`,
        address.address_1,
        `${address.postal_code} ${address.city}`,
      ]
        .filter(Boolean)
        .join(", ")
    : ""
