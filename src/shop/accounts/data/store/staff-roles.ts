import { LEAST_ROLE, rolesWith, type StaffRight, type StaffRole } from "#kernel/staff-rights"
import { type Database, rowsOf } from "./database"

/** Of the join `r` with `session_staff_role`: who has no role on record has the least. */
export const ROLE = `coalesce(r.role, '${LEAST_ROLE}')`

/** Whether the staff user of this expression is there, with a role that has the right: for SQL. */
export const isStaffWith = (right: StaffRight, userId: string) => `exists (
  select from "user" u left join session_staff_role r on r.user_id = u.id
  where u.id = ${userId} and u.deleted_at is null
    and ${ROLE} in (${rolesWith(right)
      .map((role) => `'${role}'`)
      .join(", ")}))`

/** Changes of the team wait for each other until the transaction ends; who only reads roles doesn't. */
export const lockTeam = (transaction: Database) =>
  rowsOf(transaction, "lock table session_staff_role in share row exclusive mode", [])

/** The role of a staff user; null for who is none (any more). */
export async function roleOfStaff(database: Database, userId: string): Promise<StaffRole | null> {
  const sql = `select ${ROLE} as role from "user" u left join session_staff_role r on r.user_id = u.id
    where u.id = ? and u.deleted_at is null`
  const [row] = await rowsOf<{ role: StaffRole }>(database, sql, [userId])
  return row?.role ?? null
}

/** Whether the shop has an owner besides this user. */
export async function hasOtherOwner(database: Database, userId: string): Promise<boolean> {
  const sql = `select from session_staff_role r join "user" u on u.id = r.user_id and u.deleted_at is null
    where r.role = 'owner' and r.user_id <> ? limit 1`
  return (await rowsOf(database, sql, [userId])).length > 0
}

export const saveRole = (database: Database, userId: string, role: StaffRole) =>
  rowsOf(
    database,
    `insert into session_staff_role (user_id, role) values (?, ?)
     on conflict (user_id) do update set role = excluded.role, updated_at = now()`,
    [userId, role],
  )

export const deleteRole = (database: Database, userId: string) =>
  rowsOf(database, "delete from session_staff_role where user_id = ?", [userId])

interface Invited {
  role: StaffRole
  /** Of the staff; null for one that was sent before it was kept. */
  invited_by: string | null
}

export const saveInvited = (database: Database, inviteId: string, { role, invited_by }: Invited) =>
  rowsOf(database, "insert into session_staff_invitation (invite_id, role, invited_by) values (?, ?, ?)", [
    inviteId,
    role,
    invited_by,
  ])

/** What an accepted invitation brings, used up; the least role for one that was made without. */
export async function takeInvited(transaction: Database, inviteId: string): Promise<Invited> {
  const sql = "delete from session_staff_invitation where invite_id = ? returning role, invited_by"
  const [row] = await rowsOf<Invited>(transaction, sql, [inviteId])
  return row ?? { role: LEAST_ROLE, invited_by: null }
}

/** Invitations that the staff user has sent. */
export async function invitedBy(database: Database, userId: string): Promise<string[]> {
  const sql = "select invite_id from session_staff_invitation where invited_by = ?"
  return (await rowsOf<{ invite_id: string }>(database, sql, [userId])).map(({ invite_id }) => invite_id)
}

/** Those of invitations that were taken back. */
export const forgetInvitedRoles = (database: Database) =>
  rowsOf(
    database,
    `delete from session_staff_invitation i
      where not exists (select from invite where invite.id = i.invite_id and invite.deleted_at is null)`,
    [],
  )
