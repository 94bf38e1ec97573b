import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { OpenRents } from "#shop/rental/rules/limits/open-rent-limit"
import { openRequestsOf } from "../data/requests"

/** What a customer has asked to rent and nobody has answered: it counts as rented. One statement. */
export async function rentsAskedFor(db: Knex, customerId: string): Promise<OpenRents> {
  const asked = (await openRequestsOf(db, customerId)).map(({ shown }) => shown.rents)
  return {
    units: asked.reduce((sum, { units }) => sum + units, 0),
    rent: asked.reduce((sum, { rent }) => sum + rent, 0),
  }
}
