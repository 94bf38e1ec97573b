import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { notFound, refused } from "#platform/refusal"
import { type CompanyRow, keepCompany, lockCompany } from "../data/companies"
import { type MemberRow, membershipOf } from "../data/members"
import { isOrderOf } from "../data/orders"
import type { Orderer } from "../rules/order-limit"
import { type Action, may } from "../rules/rights"

export interface ActingMember {
  company: CompanyRow
  member: MemberRow
}

/**
 * A customer who acts in his company, its members and invitations locked: what he was before doesn't count.
 * @throws Refusal 404 for who belongs to none, 400 for what his right doesn't allow
 */
export const asMember = async (trx: Knex.Transaction, customerId: string, action: Action): Promise<ActingMember> =>
  allowed(await memberUnder(lockCompany, trx, customerId), action)

/** The same next to others who do what changes no members: they wait for each other elsewhere. */
export const asMemberBeside = async (
  trx: Knex.Transaction,
  customerId: string,
  action: Action,
): Promise<ActingMember> => allowed(await memberOf(trx, customerId), action)

/** The company that a customer belongs to until the transaction ends, whoever else is about to change that. */
export const memberOf = (trx: Knex.Transaction, customerId: string): Promise<ActingMember | null> =>
  memberUnder(keepCompany, trx, customerId)

/**
 * What decides whether a customer needs a colleague for more of an order: null for one that isn't his company's, and for who belongs
 * to none.
 */
export async function placerOf(trx: Knex.Transaction, customerId: string, orderId: string): Promise<Orderer | null> {
  const acting = await memberOf(trx, customerId)
  if (!acting || !(await isOrderOf(trx, acting.company.id, orderId))) return null
  return { right: acting.member.right, orderLimit: acting.company.order_limit }
}

function allowed(acting: ActingMember | null, action: Action): ActingMember {
  if (!acting) throw notFound()
  if (!may(acting.member.right, action)) throw refused("companies.not_allowed")
  return acting
}

async function memberUnder(
  lock: (trx: Knex.Transaction, id: string) => Promise<CompanyRow | undefined>,
  trx: Knex.Transaction,
  customerId: string,
): Promise<ActingMember | null> {
  const known = await membershipOf(trx, customerId)
  const company = known && (await lock(trx, known.company_id))
  const member = company && (await membershipOf(trx, customerId))
  return member && company && member.company_id === company.id ? { company, member } : null
}
