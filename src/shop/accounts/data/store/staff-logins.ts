import { generateEntityId } from "@medusajs/framework/utils"
import { type Database, rowsOf } from "./database"

/** As long as Medusa's tokens; a refreshed token begins again. */
const HOURS = 24

/** Who asks, as Medusa read it from a token, a session or a key. */
export interface StaffCaller {
  actor_type: string
  /** Of the user, or of the secret key. */
  actor_id: string
  /** The login that token and session stand for. */
  login_id?: unknown
}

/** A new login of a staff user. @returns its id, which the token names */
export async function issueStaffLogin(database: Database, userId: string): Promise<string> {
  const id = generateEntityId(undefined, "slogin")
  const sql =
    "insert into session_staff_login (id, user_id, expires_at) values (?, ?, now() + make_interval(hours => ?))"
  await rowsOf(database, sql, [id, userId, HOURS])
  return id
}

const LIVE_LOGIN = `select from session_staff_login l join "user" u on u.id = l.user_id and u.deleted_at is null
  where l.id = ? and l.user_id = ? and l.expires_at > now()`

/** A key lives as long as who made it. */
const LIVE_KEY = `select from api_key k join "user" u on u.id = k.created_by and u.deleted_at is null
  where k.id = ? and k.deleted_at is null and (k.revoked_at is null or k.revoked_at > now())`

/** Whether the caller is still one of the staff, with a login that hasn't ended. One indexed statement. */
export async function isLiveCaller(
  database: Database,
  { actor_type, actor_id, login_id }: StaffCaller,
): Promise<boolean> {
  if (actor_type === "api-key") return (await rowsOf(database, LIVE_KEY, [actor_id])).length > 0
  if (actor_type !== "user" || typeof login_id !== "string") return false
  return (await rowsOf(database, LIVE_LOGIN, [login_id, actor_id])).length > 0
}

export async function renewStaffLogin(database: Database, id: string): Promise<void> {
  const sql = "update session_staff_login set expires_at = now() + make_interval(hours => ?) where id = ?"
  await rowsOf(database, sql, [HOURS, id])
}

export const endStaffLogin = (database: Database, id: string) =>
  rowsOf(database, "delete from session_staff_login where id = ?", [id])

/** Ends all logins of the user, in every browser. */
export const endStaffLogins = (database: Database, userId: string) =>
  rowsOf(database, "delete from session_staff_login where user_id = ?", [userId])
