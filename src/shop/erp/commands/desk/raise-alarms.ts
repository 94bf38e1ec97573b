import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Logger } from "@medusajs/framework/types"
import { generateEntityId } from "@medusajs/framework/utils"
import type { ErpTimes } from "#config/erp-times"
import { enqueue } from "#platform/jobs/enqueue"
import { IS_WAITING } from "#shop/quotes/queries/quote-record"
import { UNFINISHED } from "../../data/store/mirror-rows"

/** Why staff are called; 'auth' concerns all rows. */
export type AlarmCause = "auth" | "parked" | "late" | "credit" | "quote"

interface Waiting {
  cause: AlarmCause
  /** Rows of the mirror; quotes if they are the cause. */
  mirror_ids: string[]
}

const WAITING = `
  select alarm as cause, array_agg(id order by created_at) as mirror_ids from erp_mirror
   where alarm is not null and alarmed_at is null group by alarm
  union all
  select 'auth', '{}' from erp_gate where reason = 'auth' and alarmed_at is null
  union all
  select 'quote', array_agg(id order by waiting_since) from quote
   where ${IS_WAITING} and alarmed_at is null and waiting_since < clock_timestamp() - ? * interval '1 millisecond'
  having count(*) > 0`

/**
 * Calls staff for every row that waits for them or is late, and for late quotes, once per row, in one mail per cause; a cause that was told
 * a moment ago collects its rows for the next mail.
 */
export async function raiseAlarms(
  db: Knex,
  logger: Pick<Logger, "error">,
  { late, alarmPause }: Pick<ErpTimes, "late" | "alarmPause">,
): Promise<void> {
  await db.transaction(async (trx) => {
    await trx.raw("select pg_advisory_xact_lock(hashtext('erp alarms'))")
    await trx.raw(
      `update erp_mirror set alarm = 'late'
        where ${UNFINISHED} and alarm is null and started_at < clock_timestamp() - ? * interval '1 millisecond'`,
      [late],
    )
    const { rows } = await trx.raw<{ rows: Waiting[] }>(WAITING, [late])
    for (const waiting of rows) {
      if (await wasToldLately(trx, waiting.cause, alarmPause)) continue
      await tell(trx, waiting)
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

async function tell(trx: Knex.Transaction, { cause, mirror_ids }: Waiting): Promise<void> {
  const id = generateEntityId(undefined, "erpala")
  await trx("erp_alarm").insert({ id, cause, mirror_ids: JSON.stringify(mirror_ids) })
  if (cause === "auth") await trx("erp_gate").update({ alarmed_at: trx.fn.now() })
  else if (cause === "quote") await trx("quote").whereIn("id", mirror_ids).update({ alarmed_at: trx.fn.now() })
  else await trx("erp_mirror").whereIn("id", mirror_ids).update({ alarmed_at: trx.fn.now() })
  await enqueue(trx, "staff-alarm", { alarmId: id }, { key: id })
}
