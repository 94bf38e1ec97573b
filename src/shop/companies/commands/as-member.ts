import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { notFound, refused } from "#platform/refusal"
import { type CompanyRow, lockCompany } from "../data/companies"
import { type MemberRow, membershipOf } from "../data/members"
import { type Action, may } from "../rules/rights"

export interface ActingMember {
  company: CompanyRow
  member: MemberRow
}

/**
 * A customer who acts in his company, its members and invitations locked: what he was before doesn't count.
 * @throws Refusal 404 for who belongs to none, 400 for what his right doesn't allow
 */
export async function asMember(trx: Knex.Transaction, customerId: string, action: Action): Promise<ActingMember> {
  const known = await membershipOf(trx, customerId)
  const company = known && (await lockCompany(trx, known.company_id))
  const member = company && (await membershipOf(trx, customerId))
  if (!member || member.company_id !== company.id) throw notFound()
  if (!may(member.right, action)) throw refused("companies.not_allowed")
  return { company, member }
}
