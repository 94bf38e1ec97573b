import fs from "node:fs"
import { backupsIn } from "./archive.mjs"
import { firstRow } from "./connected.mjs"

/** Log that waits so long isn't being archived. */
const LATE_SECONDS = 120
const OLDEST_BACKUP_HOURS = 26
const LEAST_FREE = 0.1

/** What waits, from the folder itself: a command that dies of a signal or isn't found is missing in `pg_stat_archiver`. */
const WAITING = `select current_setting('archive_mode') as mode,
    coalesce(extract(epoch from now() - min(modification)), 0)::int as seconds
  from pg_ls_archive_statusdir() where name like '%.ready'`

const CHECKPOINTER = `select backend_start::text as started from pg_stat_activity where backend_type = 'checkpointer'`

/**
 * After a recovery, that of a crash included, PostgreSQL's checkpointer sleeps for `checkpoint_timeout` before it minds
 * `archive_timeout`. Any signal ends that.
 * @param woken what was returned before @returns when the one that is awake was started
 */
export async function wakeCheckpointer(databaseUrl, woken) {
  const { started } = (await firstRow(databaseUrl, CHECKPOINTER)) ?? {}
  if (started !== woken) await firstRow(databaseUrl, "select pg_reload_conf()")
  return started
}

/** What an operator has to mend, one line each; nothing when the shop could be recovered as promised. */
export async function complaintsAbout({ archive, databaseUrl }) {
  const complaints = []
  const { mode, seconds } = await firstRow(databaseUrl, WAITING)
  if (mode !== "on") complaints.push("The database isn't archived (archive_mode).")
  if (seconds > LATE_SECONDS) complaints.push(`Log has waited for the archive for more than ${LATE_SECONDS} s.`)
  const newest = backupsIn(archive).at(-1)
  const hours = newest ? (Date.now() - Date.parse(newest.endedAt)) / 3_600_000 : Number.POSITIVE_INFINITY
  if (hours > OLDEST_BACKUP_HOURS) complaints.push(`No base backup is younger than ${OLDEST_BACKUP_HOURS} hours.`)
  const { bavail, blocks } = fs.statfsSync(archive)
  if (bavail / blocks < LEAST_FREE) complaints.push(`Less than ${LEAST_FREE * 100} % of the archive's disk is free.`)
  return complaints
}
