import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { type AccountRow, deleteAccount } from "../data/store/accounts"
import { deleteLinks } from "../data/store/link-tokens"
import { freeEmail } from "./email-taken"

/** Whether something is kept for the customer that must not lose him. */
export type IsKept = (trx: Knex.Transaction, customerId: string) => Promise<boolean>

/** Staff may have ordered in the name of who hasn't activated the account yet. */
const hasOrdered: IsKept = async (trx, customerId) =>
  (await trx("order").where({ customer_id: customerId }).first("id")) !== undefined

/** Whether an account is more than a sign-up. For who has locked it. @param isKept what areas above say */
export const isInUse = async (trx: Knex.Transaction, account: AccountRow, isKept: IsKept): Promise<boolean> =>
  account.activated_at !== null ||
  (await hasOrdered(trx, account.customer_id)) ||
  (await isKept(trx, account.customer_id))

/**
 * Removes a sign-up as if there had never been one: account, links, customer, the records of its mails and the login, so
 * that its e-mail is free. For who has locked the account.
 */
export async function deleteSignUp(trx: Knex.Transaction, { customer_id, email }: AccountRow): Promise<void> {
  await deleteLinks(trx, customer_id)
  await deleteAccount(trx, customer_id)
  await trx("notification").where({ receiver_id: customer_id }).delete()
  await trx("customer").where({ id: customer_id }).delete()
  await freeEmail(trx, email)
}
