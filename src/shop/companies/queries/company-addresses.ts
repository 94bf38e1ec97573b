import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { addressesOfAll } from "#area/accounts"
import { membershipOf } from "../data/members"
import type { CompanyAddress } from "../wire/company-account"
import { membersOf } from "./members-of"

/** What the customer's colleagues have saved, by colleague; his own are with his account. */
export async function colleaguesAddresses(db: Knex, customerId: string): Promise<CompanyAddress[]> {
  const own = await membershipOf(db, customerId)
  if (!own) return []
  const colleagues = (await membersOf(db, own.company_id)).filter(({ id }) => id !== customerId)
  const names = new Map(colleagues.map(({ id, first_name, last_name }) => [id, `${first_name} ${last_name}`.trim()]))
  const addresses = await addressesOfAll(db, [...names.keys()])
  return addresses.map(({ customer_id, ...address }) => ({ ...address, owner: names.get(customer_id) ?? "" }))
}
