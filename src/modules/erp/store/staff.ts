import { resumedState } from "../rules/mirror-state"
import { type Database, rowsOf } from "./database"
import type { MirrorRow } from "./mirror-row"
import { UNFINISHED } from "./mirror-rows"

/** A row that a process works on right now keeps going. */
const NOBODY_AT_IT = "(lease_until is null or lease_until < clock_timestamp())"

export async function retry(database: Database, id: string): Promise<boolean> {
  const [row] = await rowsOf<MirrorRow>(
    database,
    `select * from erp_mirror where id = :id and (state = 'parked' or ${UNFINISHED})`,
    { id },
  )
  if (!row) return false
  const retried = await rowsOf(
    database,
    `update erp_mirror set state = :state, attempts = 0, next_attempt_at = clock_timestamp(),
       started_at = clock_timestamp(), alarm = null, alarmed_at = null, updated_at = now()
      where id = :id and state = :before and ${NOBODY_AT_IT} returning id`,
    { id, before: row.state, state: row.state === "parked" ? resumedState(row) : row.state },
  )
  return retried.length > 0
}

export async function markSolved(database: Database, id: string, staffId: string): Promise<boolean> {
  const solved = await rowsOf(
    database,
    `update erp_mirror set state = 'done', solved_by = :staffId, alarm = null, doubt_lookups = null, doubt_at = null,
       updated_at = now()
      where id = :id and state <> 'done' and ${NOBODY_AT_IT} returning id`,
    { id, staffId },
  )
  return solved.length > 0
}
