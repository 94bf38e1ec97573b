import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import { toWireMoney } from "#kernel/money"

export interface CompanyRow {
  id: string
  name: string
  uid: string
  /** In Rappen, gross; null: none. */
  order_limit: number | null
}

export const limitWire = ({ order_limit: limit }: CompanyRow): string | null =>
  limit === null ? null : toWireMoney(limit)

const COLUMNS = ["id", "name", "uid", "order_limit"] as const

const companies = (db: Knex) => db<CompanyRow>("company_account")

/** A new company; null if one with its number is there already. */
export async function insertCompany(
  trx: Knex.Transaction,
  company: Pick<CompanyRow, "name" | "uid">,
): Promise<string | null> {
  const { rows } = await trx.raw<{ rows: { id: string }[] }>("? on conflict (uid) do nothing returning id", [
    companies(trx).insert({ id: generateEntityId(undefined, "company"), ...company }),
  ])
  return rows[0]?.id ?? null
}

export const companyById = (db: Knex, id: string): Promise<CompanyRow | undefined> =>
  companies(db)
    .where({ id })
    .first(...COLUMNS)

/** Lets changes of one company's members and invitations queue up until the transaction ends. */
export const lockCompany = (trx: Knex.Transaction, id: string): Promise<CompanyRow | undefined> =>
  companies(trx)
    .where({ id })
    .forUpdate()
    .first(...COLUMNS)

/** Keeps the company's members as they are until the transaction ends, next to others that do the same. */
export const keepCompany = (trx: Knex.Transaction, id: string): Promise<CompanyRow | undefined> =>
  companies(trx)
    .where({ id })
    .forKeyShare()
    .first(...COLUMNS)

/** @throws the database's unique violation (23505) if another one has the number */
export const renameCompany = (trx: Knex.Transaction, id: string, company: Pick<CompanyRow, "name" | "uid">) =>
  companies(trx).where({ id }).update(company)

export const setOrderLimit = (trx: Knex.Transaction, id: string, limit: CompanyRow["order_limit"]) =>
  companies(trx).where({ id }).update({ order_limit: limit })
