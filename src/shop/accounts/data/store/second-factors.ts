import { hashSecret, newSecret } from "../secret"
import { type Database, rowsOf } from "./database"

/** How long the code may take after the password. */
const CHALLENGE_MINUTES = 5

export interface StoredFactor {
  sealed_secret: string
  is_confirmed: boolean
  /** Recovery codes that are left. */
  codes: number
}

/** Whether the staff user of this expression has a second factor: for SQL. */
export const hasFactor = (userId: string) =>
  `exists (select from session_staff_factor f where f.user_id = ${userId} and f.is_confirmed)`

export async function factorOf(database: Database, userId: string): Promise<StoredFactor | null> {
  const sql = `select sealed_secret, is_confirmed,
      (select count(*)::int from session_staff_recovery_code c where c.user_id = f.user_id) as codes
    from session_staff_factor f where f.user_id = ?`
  return (await rowsOf<StoredFactor>(database, sql, [userId]))[0] ?? null
}

/** Begins anew; a factor that is on stays as it is. @returns whether it was begun */
export async function beginFactor(database: Database, userId: string, sealedSecret: string): Promise<boolean> {
  const sql = `insert into session_staff_factor (user_id, sealed_secret) values (?, ?)
    on conflict (user_id) do update set sealed_secret = excluded.sealed_secret, last_step = 0, created_at = now()
      where not session_staff_factor.is_confirmed
    returning user_id`
  return (await rowsOf(database, sql, [userId, sealedSecret])).length > 0
}

/** @param sealedSecret whose code was right. @returns false if it was begun anew meanwhile */
export async function confirmFactor(database: Database, userId: string, sealedSecret: string): Promise<boolean> {
  const sql = `update session_staff_factor set is_confirmed = true
    where user_id = ? and sealed_secret = ? and not is_confirmed returning user_id`
  return (await rowsOf(database, sql, [userId, sealedSecret])).length > 0
}

/** Uses a code's time step up: neither it nor an earlier one counts again. @returns whether it was new */
export async function takeStep(database: Database, userId: string, step: number): Promise<boolean> {
  const sql = "update session_staff_factor set last_step = ? where user_id = ? and last_step < ? returning user_id"
  return (await rowsOf(database, sql, [step, userId, step])).length > 0
}

/** Uses a recovery code up. @returns whether it was one that is left */
export async function takeRecoveryCode(database: Database, userId: string, code: string): Promise<boolean> {
  const sql = "delete from session_staff_recovery_code where user_id = ? and code_hash = ? returning user_id"
  return (await rowsOf(database, sql, [userId, hashSecret(code)])).length > 0
}

/** In place of those that were left. */
export async function replaceRecoveryCodes(transaction: Database, userId: string, codes: string[]): Promise<void> {
  await rowsOf(transaction, "delete from session_staff_recovery_code where user_id = ?", [userId])
  const sql = "insert into session_staff_recovery_code (user_id, code_hash) select ?, unnest(?::text[])"
  await rowsOf(transaction, sql, [userId, codes.map(hashSecret)])
}

/** @returns whether there was one that was on */
export async function deleteFactor(database: Database, userId: string): Promise<boolean> {
  const sql = "delete from session_staff_factor where user_id = ? returning is_confirmed"
  const [row] = await rowsOf<{ is_confirmed: boolean }>(database, sql, [userId])
  return row?.is_confirmed ?? false
}

/** A login that waits for its code. @returns its secret name, known to the answer alone */
export async function issueChallenge(database: Database, userId: string): Promise<{ id: string; expiresAt: Date }> {
  const id = newSecret()
  const sql = `insert into session_staff_challenge (id_hash, user_id, expires_at)
    values (?, ?, now() + make_interval(mins => ?)) returning expires_at`
  const [{ expires_at }] = await rowsOf<{ expires_at: Date }>(database, sql, [
    hashSecret(id),
    userId,
    CHALLENGE_MINUTES,
  ])
  return { id, expiresAt: expires_at }
}

/** Whose login waits under this name; null for an unknown, used or ended one. */
export async function challengedStaff(database: Database, id: string): Promise<string | null> {
  const sql = `select c.user_id from session_staff_challenge c join "user" u on u.id = c.user_id and u.deleted_at is null
    where c.id_hash = ? and c.expires_at > now()`
  const [row] = await rowsOf<{ user_id: string }>(database, sql, [hashSecret(id)])
  return row?.user_id ?? null
}

/** @returns whether it was there: of several at once, one ends it */
export async function endChallenge(database: Database, id: string): Promise<boolean> {
  const sql = "delete from session_staff_challenge where id_hash = ? returning user_id"
  return (await rowsOf(database, sql, [hashSecret(id)])).length > 0
}

export const endChallenges = (database: Database, userId: string) =>
  rowsOf(database, "delete from session_staff_challenge where user_id = ?", [userId])
