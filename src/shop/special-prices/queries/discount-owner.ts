import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { membershipOf } from "#area/companies"
import { notFound } from "#platform/refusal"
import type { DiscountOwner } from "../data/discounts"

/** Whose discounts staff see and change on the page of a customer: his own, or those of the company that he orders for. */
export type OwnerKind = "customer" | "company"

/** @throws Refusal 404 for the company of who belongs to none */
export async function ownerOf(db: Knex, customerId: string, of: OwnerKind): Promise<DiscountOwner> {
  if (of === "customer") return { customer_id: customerId }
  const member = await membershipOf(db, customerId)
  if (!member) throw notFound()
  return { company_id: member.company_id }
}
