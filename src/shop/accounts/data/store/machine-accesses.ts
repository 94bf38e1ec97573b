import { today } from "#platform/clock"
import type { MachineAccessBody } from "../../wire/machine-access"
import { type Database, rowsOf } from "./database"

/** So many at a time; a machine needs one. */
export const MOST_ACCESSES = 50

interface KeptAccess extends MachineAccessBody {
  key_id: string
  isRevoked: boolean
}

/** Whether it counts now, of the alias `m`; the day is the statement's parameter. */
export const COUNTS = "m.revoked_at is null and (m.expires_on is null or m.expires_on >= ?)"

export async function countAccesses(transaction: Database): Promise<number> {
  await rowsOf(transaction, "lock table session_machine_access in share row exclusive mode", [])
  const sql = `select count(*)::int as count from session_machine_access m where ${COUNTS}`
  const [{ count }] = await rowsOf<{ count: number }>(transaction, sql, [today()])
  return count
}

export const insertAccess = (
  transaction: Database,
  id: string,
  keyId: string,
  staffId: string,
  { name, scopes, per_minute, expires_on }: MachineAccessBody,
) =>
  rowsOf(
    transaction,
    `insert into session_machine_access (id, key_id, created_by, name, scopes, per_minute, expires_on)
     values (?, ?, ?, ?, ?, ?, ?)`,
    [id, keyId, staffId, name, scopes, per_minute, expires_on],
  )

export async function lockedAccess(transaction: Database, id: string): Promise<KeptAccess | null> {
  const sql = `select key_id, name, scopes, per_minute, expires_on::text, revoked_at is not null as "isRevoked"
    from session_machine_access where id = ? for update`
  return (await rowsOf<KeptAccess>(transaction, sql, [id]))[0] ?? null
}

export const updateAccess = (
  transaction: Database,
  id: string,
  { name, scopes, per_minute, expires_on }: MachineAccessBody,
) =>
  rowsOf(
    transaction,
    "update session_machine_access set name = ?, scopes = ?, per_minute = ?, expires_on = ? where id = ?",
    [name, scopes, per_minute, expires_on, id],
  )

/** Ends the access and its key. */
export const revokeAccess = (transaction: Database, id: string, staffId: string) =>
  rowsOf(
    transaction,
    `with ended as (update session_machine_access set revoked_at = now() where id = ? returning key_id)
     update api_key set revoked_at = now(), revoked_by = ?, updated_at = now()
       from ended where api_key.id = ended.key_id and api_key.revoked_at is null`,
    [id, staffId],
  )

const COUNT_CALL = `
  update session_machine_access
     set minute_began_at = case when minute_began_at > now() - interval '1 minute' then minute_began_at else now() end,
         calls_of_minute = case when minute_began_at > now() - interval '1 minute' then calls_of_minute + 1 else 1 end,
         last_used_at = now()
   where id = ?
  returning calls_of_minute <= per_minute as has_room,
            extract(epoch from minute_began_at + interval '1 minute' - now())::float as next_minute_s`

/** Counts a call of the machine, exactly, in whatever process. @returns seconds until it may call again; null if it may now */
export async function countMachineCall(database: Database, id: string): Promise<number | null> {
  const [row] = await rowsOf<{ has_room: boolean; next_minute_s: number }>(database, COUNT_CALL, [id])
  return row?.has_room ? null : (row?.next_minute_s ?? 60)
}
