import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { HOME_COUNTRY } from "../rules/country"
import type { Address } from "../wire/address"

interface AddressRow extends Omit<Address, "created_at"> {
  created_at: Date
}

/** Empty parts as "", the country as it was entered; Medusa knows it by its code alone, and only of Switzerland here. */
const COLUMNS = `
  id, coalesce(company, '') as company, coalesce(first_name, '') as first_name, coalesce(last_name, '') as last_name,
  coalesce(address_1, '') as address, coalesce(postal_code, '') as postalcode, coalesce(city, '') as city,
  coalesce(metadata->>'country', '${HOME_COUNTRY}') as country, is_default_billing, is_default_shipping, created_at`

const ofWire = ({ created_at, ...address }: AddressRow): Address => ({
  ...address,
  created_at: created_at.toISOString(),
})

/** The customer's saved addresses, defaults first, then the newest (spec "customer area" §4). */
export async function addressesOf(database: Knex, customerId: string): Promise<Address[]> {
  const { rows } = await database.raw<{ rows: AddressRow[] }>(
    `select ${COLUMNS} from customer_address where customer_id = ? and deleted_at is null
     order by (is_default_billing or is_default_shipping) desc, created_at desc, id desc`,
    [customerId],
  )
  return rows.map(ofWire)
}

/** The saved addresses of several customers, and whose each is, in the same order. One statement. */
export async function addressesOfAll(
  database: Knex,
  customerIds: readonly string[],
): Promise<(Address & { customer_id: string })[]> {
  const { rows } = await database.raw<{ rows: (AddressRow & { customer_id: string })[] }>(
    `select ${COLUMNS}, customer_id from customer_address where customer_id = any(?) and deleted_at is null
     order by (is_default_billing or is_default_shipping) desc, created_at desc, id desc`,
    [[...customerIds]],
  )
  return rows.map(({ customer_id, ...row }) => ({ ...ofWire(row), customer_id }))
}

/** Null for an address that doesn't exist or is another customer's. */
export async function addressOf(database: Knex, customerId: string, id: string): Promise<Address | null> {
  const { rows } = await database.raw<{ rows: AddressRow[] }>(
    `select ${COLUMNS} from customer_address where id = ? and customer_id = ? and deleted_at is null`,
    [id, customerId],
  )
  return rows[0] ? ofWire(rows[0]) : null
}
