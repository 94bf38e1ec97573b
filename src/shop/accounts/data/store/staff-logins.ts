import { generateEntityId } from "@medusajs/framework/utils"
import type { MachineScope } from "#kernel/machine-scopes"
import type { StaffRole } from "#kernel/staff-rights"
import { today } from "#platform/clock"
import { type Database, rowsOf } from "./database"
import { COUNTS } from "./machine-accesses"
import { endChallenges, hasFactor } from "./second-factors"
import { ROLE } from "./staff-roles"

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

/** Makes whoever ends the user's logins, and whoever makes one, wait for the other until the transaction's end. */
export const lockStaffLogins = (transaction: Database, userId: string) =>
  rowsOf(transaction, 'select from "user" where id = ? for no key update', [userId])

/** A new login of a staff user, whose logins are locked. @returns its id, which the token names */
export async function issueStaffLogin(database: Database, userId: string): Promise<string> {
  const id = generateEntityId(undefined, "slogin")
  const sql =
    "insert into session_staff_login (id, user_id, expires_at) values (?, ?, now() + make_interval(hours => ?))"
  await rowsOf(database, sql, [id, userId, HOURS])
  return id
}

/** Who asks: their role as it is now, and whether they have a second factor; of keys nobody asks for one. */
export interface LiveStaff {
  role: StaffRole
  has_factor: boolean
  /** Of an access that was made for a machine: it may what its scopes say, whatever the role. */
  machine: { id: string; scopes: MachineScope[] } | null
}

const LIVE_LOGIN = `select ${ROLE} as role, ${hasFactor("u.id")} as has_factor, null as machine
  from session_staff_login l join "user" u on u.id = l.user_id and u.deleted_at is null
  left join session_staff_role r on r.user_id = u.id
  where l.id = ? and l.user_id = ? and l.expires_at > now()`

/**
 * A key lives as long as who made it, and may what they may; one that was made for a machine lives until its own end, whoever
 * has left meanwhile.
 */
const LIVE_KEY = `select ${ROLE} as role, true as has_factor,
    case when m.id is not null then json_build_object('id', m.id, 'scopes', m.scopes) end as machine
  from api_key k left join "user" u on u.id = k.created_by and u.deleted_at is null
  left join session_staff_role r on r.user_id = u.id
  left join session_machine_access m on m.key_id = k.id
  where (case when m.id is null then u.id is not null else ${COUNTS} end)
    and k.id = ? and k.deleted_at is null and (k.revoked_at is null or k.revoked_at > now())`

/** The caller as one of the staff; null for who isn't one of the staff, or whose login has ended. One indexed statement. */
export async function liveStaff(
  database: Database,
  { actor_type, actor_id, login_id }: StaffCaller,
): Promise<LiveStaff | null> {
  const found = async (sql: string, ...ids: string[]) => (await rowsOf<LiveStaff>(database, sql, ids))[0] ?? null
  if (actor_type === "api-key") return found(LIVE_KEY, today(), actor_id)
  if (actor_type !== "user" || typeof login_id !== "string") return null
  return found(LIVE_LOGIN, login_id, actor_id)
}

export async function renewStaffLogin(database: Database, id: string): Promise<void> {
  const sql = "update session_staff_login set expires_at = now() + make_interval(hours => ?) where id = ?"
  await rowsOf(database, sql, [HOURS, id])
}

export const endStaffLogin = (database: Database, id: string) =>
  rowsOf(database, "delete from session_staff_login where id = ?", [id])

/** Ends all logins of the user, in every browser, those that wait for a code, and those that are under way. */
export async function endStaffLogins(transaction: Database, userId: string): Promise<void> {
  await lockStaffLogins(transaction, userId)
  await rowsOf(transaction, "delete from session_staff_login where user_id = ?", [userId])
  await endChallenges(transaction, userId)
}

/** The same but for the one that asks. */
export async function endOtherStaffLogins(transaction: Database, userId: string, loginId: string): Promise<void> {
  await lockStaffLogins(transaction, userId)
  await rowsOf(transaction, "delete from session_staff_login where user_id = ? and id <> ?", [userId, loginId])
}
