import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"

export interface CompanyRow {
  id: string
  name: string
  uid: string
}

const companies = (db: Knex) => db<CompanyRow>("company_account")

/** A new company; null if one with its number is there already. */
export async function insertCompany(trx: Knex.Transaction, company: Omit<CompanyRow, "id">): Promise<string | null> {
  const { rows } = await trx.raw<{ rows: { id: string }[] }>("? on conflict (uid) do nothing returning id", [
    companies(trx).insert({ id: generateEntityId(undefined, "company"), ...company }),
  ])
  return rows[0]?.id ?? null
}

export const companyById = (db: Knex, id: string): Promise<CompanyRow | undefined> =>
  companies(db).where({ id }).first("id", "name", "uid")

/** Lets changes of one company's members and invitations queue up until the transaction ends. */
export const lockCompany = (trx: Knex.Transaction, id: string): Promise<CompanyRow | undefined> =>
  companies(trx).where({ id }).forUpdate().first("id", "name", "uid")
