import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { settings } from "#config/settings"
import type { AccountRow } from "../data/store/accounts"
import { deleteSignUp, type IsKept, isInUse } from "./delete-sign-up"

/** Nobody has followed a link or put the account right for so long; what staff have blocked stays blocked. */
const OLD = `account.activated_at is null and account.deactivated_at is null
  and greatest(account.created_at, account.updated_at) < now() - make_interval(days => :days, hours => :hours)
  and not exists (select from session_link_token link
                   where link.customer_id = account.customer_id and link.expires_at > now() - make_interval(days => :days))`

const VALUES = { days: settings.unactivatedDays, hours: settings.activationLinkHours }

/**
 * Removes sign-ups that nobody activated within `settings.unactivatedDays` after the last link ran out; what was ordered or
 * kept for one keeps it. One transaction each, so that one that fails stops no other.
 * @param isKept what areas above say
 * @param onFailed is told of each that failed
 * @returns how many
 * @throws what the first that failed threw, after all others
 * @see docs/decisions/184-sign-ups-that-nobody-activates.md
 */
export async function forgetSignUps(
  db: Knex,
  isKept: IsKept,
  onFailed: (customerId: string, error: unknown) => void,
): Promise<number> {
  const { rows } = await db.raw<{ rows: { customer_id: string }[] }>(
    `select account.customer_id from session_account account where ${OLD} order by account.created_at`,
    VALUES,
  )
  let forgotten = 0
  const failures: unknown[] = []
  for (const { customer_id } of rows)
    try {
      if (await forget(db, customer_id, isKept)) forgotten += 1
    } catch (error) {
      failures.push(error)
      onFailed(customer_id, error)
    }
  if (failures.length > 0) throw failures[0]
  return forgotten
}

/** Asked again under the lock: whoever had it may have activated the account, or removed it. */
const forget = (db: Knex, customerId: string, isKept: IsKept): Promise<boolean> =>
  db.transaction(async (trx) => {
    const { rows } = await trx.raw<{ rows: AccountRow[] }>(
      `select account.* from session_account account
        where account.customer_id = :customerId and ${OLD} for update skip locked`,
      { ...VALUES, customerId },
    )
    const [account] = rows
    if (!account || (await isInUse(trx, account, isKept))) return false
    await deleteSignUp(trx, account)
    return true
  })
