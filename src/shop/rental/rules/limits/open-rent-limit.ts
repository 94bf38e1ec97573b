import type { Rappen } from "#kernel/money"

/** How many rentals a customer may have whose invoice nobody has paid yet. */
export interface OpenRents {
  units: number
  /** Without VAT. */
  rent: Rappen
}

/** What the owner allows a customer who has paid no invoice yet; 0: no limit. */
export interface OpenRentLimit {
  newCustomerUnits: number
  newCustomerRentRappen: Rappen
}

export const hasLimit = ({ newCustomerUnits, newCustomerRentRappen }: OpenRentLimit): boolean =>
  newCustomerUnits > 0 || newCustomerRentRappen > 0

/** Whether what is asked for, rentals or longer ones, goes besides those that are open beyond what is allowed. */
export const exceedsLimit = (
  { newCustomerUnits: units, newCustomerRentRappen: rent }: OpenRentLimit,
  open: OpenRents,
  asked: OpenRents,
): boolean =>
  (units > 0 && asked.units > 0 && open.units + asked.units > units) ||
  (rent > 0 && asked.rent > 0 && open.rent + asked.rent > rent)
