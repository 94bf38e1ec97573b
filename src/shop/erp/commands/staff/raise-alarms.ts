import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Logger } from "@medusajs/framework/types"
import { generateEntityId } from "@medusajs/framework/utils"
import { enqueue } from "#platform/jobs/enqueue"
import { UNFINISHED } from "../../data/store/mirror-rows"
import type { AlarmCause, Watched } from "./watched"

interface Waiting {
  cause: AlarmCause
  /** Rows of the mirror; of what is watched besides it, its own ids. */
  mirror_ids: string[]
}

const LATE = `
  update erp_mirror set alarm = 'late'
   where ${UNFINISHED} and alarm is null and started_at < clock_timestamp() - ? * interval '1 millisecond'`

const WAITING = `
  select alarm as cause, array_agg(id order by created_at) as mirror_ids from erp_mirror
   where alarm is not null and alarmed_at is null group by alarm
  union all
  select 'auth', '{}' from erp_gate where reason = 'auth' and alarmed_at is null`

/**
 * Calls staff for every row that waits for them or is late, and for what is late of other areas, once per row, in one mail
 * per cause; a cause that was told a moment ago collects its rows for the next mail.
 * @param late null while rows wait for the shop to have an ERP: then none is late
 */
export async function raiseAlarms(
  db: Knex,
  logger: Pick<Logger, "error">,
  { late, alarmPause }: { late: number | null; alarmPause: number },
  watched: readonly Watched[],
): Promise<void> {
  await db.transaction(async (trx) => {
    await trx.raw("select pg_advisory_xact_lock(hashtext('erp alarms'))")
    if (late !== null) await trx.raw(LATE, [late])
    const { rows } = await trx.raw<{ rows: Waiting[] }>(WAITING)
    if (late !== null)
      for (const each of watched) rows.push({ cause: each.cause, mirror_ids: await each.late(trx, late) })
    for (const waiting of rows) {
      if (waiting.cause !== "auth" && waiting.mirror_ids.length === 0) continue
      if (await wasToldLately(trx, waiting.cause, alarmPause)) continue
      await tell(trx, waiting, watched)
      logger.error(`ERP alarm: ${waiting.cause}, ${waiting.mirror_ids.length} rows`)
    }
  })
}

async function wasToldLately(trx: Knex, cause: AlarmCause, alarmPause: number): Promise<boolean> {
  const { rows } = await trx.raw<{ rows: unknown[] }>(
    "select 1 from erp_alarm where cause = ? and created_at > clock_timestamp() - ? * interval '1 millisecond' limit 1",
    [cause, alarmPause],
  )
  return rows.length > 0
}

async function tell(trx: Knex.Transaction, { cause, mirror_ids }: Waiting, watched: readonly Watched[]): Promise<void> {
  const id = generateEntityId(undefined, "erpala")
  await trx("erp_alarm").insert({ id, cause, mirror_ids: JSON.stringify(mirror_ids) })
  const owner = watched.find((each) => each.cause === cause)
  if (owner) await owner.noteTold(trx, mirror_ids)
  else if (cause === "auth") await trx("erp_gate").update({ alarmed_at: trx.fn.now() })
  // What waits for something else since is told as that.
  else await trx("erp_mirror").whereIn("id", mirror_ids).where({ alarm: cause }).update({ alarmed_at: trx.fn.now() })
  await enqueue(trx, "staff-alarm", { alarmId: id }, { key: id })
}
