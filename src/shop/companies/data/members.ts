import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { now } from "#platform/clock"
import type { Right, Standing } from "../rules/rights"

export interface MemberRow {
  customer_id: string
  company_id: string
  right: Right
  created_at: Date
}

const members = (db: Knex) => db<MemberRow & { updated_at: Date }>("company_member")

/** The company that a customer belongs to now, and his right; asked anew at each request. */
export const membershipOf = (db: Knex, customerId: string): Promise<MemberRow | undefined> =>
  members(db).where({ customer_id: customerId }).first()

/** In SQL: whether a customer belongs to a company. @param customerId what his id is in the statement */
export const isMember = (customerId: string) =>
  `exists (select from company_member where company_member.customer_id = ${customerId})`

/** @throws the database's unique violation (23505) for who belongs to a company already */
export async function insertMember(trx: Knex.Transaction, member: Omit<MemberRow, "created_at">): Promise<void> {
  await members(trx).insert({ ...member, created_at: now(), updated_at: now() })
}

export const membersOfCompany = (trx: Knex.Transaction, companyId: string): Promise<string[]> =>
  members(trx).where({ company_id: companyId }).orderBy("customer_id").pluck("customer_id")

/** All of a company, locked by its row. */
export async function standingsOf(trx: Knex.Transaction, companyId: string): Promise<Standing[]> {
  const { rows } = await trx.raw<{ rows: Standing[] }>(
    `select m.customer_id as "customerId", m."right", a.deactivated_at is not null as "isClosed"
       from company_member m left join session_account a on a.customer_id = m.customer_id
      where m.company_id = ?`,
    [companyId],
  )
  return rows
}

export const setRight = (trx: Knex.Transaction, customerId: string, right: Right) =>
  members(trx).where({ customer_id: customerId }).update({ right, updated_at: now() })

export const deleteMember = (trx: Knex.Transaction, customerId: string) =>
  members(trx).where({ customer_id: customerId }).delete()

/** Takes a customer out of his company, whose longest member manages it if nobody else does. */
export const letGo = (trx: Knex.Transaction, customerId: string) => trx.raw("select company_let_go(?)", [customerId])
