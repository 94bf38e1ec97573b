import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { sendMail } from "#area/mails"
import { shopSettings } from "#area/settings"
import { readEnv } from "#config/env"
import type { StaffAlarmMail } from "#integrations/mail/templates/staff"
import type { Rappen } from "#kernel/money"
import { type Message, message } from "#kernel/wire/message"
import type { JobHandler } from "#platform/jobs/job"
import { shopNumber } from "#platform/sql/shop-numbers"
import { alarmText } from "./alarm-texts"
import type { Affected, AlarmCause, Watched } from "./watched"

interface AffectedRow extends Omit<Affected, "label"> {
  shop_number: string
  serial: number
  credit: Rappen | null
  /** What of the credit is set off against open invoices; null where nobody knows. */
  set_off: Rappen | null
}

interface Alarm {
  cause: AlarmCause
  mirror_ids: string[]
  created_at: Date
}

/** More are in the admin; a mail that lists thousands helps nobody. */
const MOST_LISTED = 25

/** Tells staff what waits for them; `watched` knows what isn't the mirror's. */
export const alarmMail =
  (watched: readonly Watched[]): JobHandler<"staff-alarm"> =>
  async ({ alarmId }, { scope }) => {
    const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const alarm = await db("erp_alarm").where({ id: alarmId }).first<Alarm>()
    if (!alarm) throw new Error(`Alarm ${alarmId} does not exist`)
    const { company } = await shopSettings(scope)
    const owner = watched.find(({ cause }) => cause === alarm.cause)
    await sendMail(scope, {
      key: `erp-alarm-${alarmId}`,
      to: company.mail,
      template: "staff-alarm",
      data: alarmData(alarm, await (owner ? owner.affected(db, alarm.mirror_ids) : affectedRows(db, alarmId))),
    })
  }

const SET_OFF = `
  case when mirror.set_off is not null
    then (select coalesce(sum(amount::int), 0)::int from jsonb_each_text(mirror.set_off) part(id, amount)) end`

async function affectedRows(db: Knex, alarmId: string): Promise<Affected[]> {
  const { rows } = await db.raw<{ rows: AffectedRow[] }>(
    `select mirror.serial, mirror.credit, ${SET_OFF} as set_off, mirror.attempts, mirror.last_error_class, mirror.last_error,
            mirror.started_at as since, 'orders/' || mirror.order_id as admin_path,
            ${shopNumber("o")} as shop_number
       from erp_alarm alarm
       cross join jsonb_array_elements_text(alarm.mirror_ids) named(id)
       join erp_mirror mirror on mirror.id = named.id
       join "order" o on o.id = mirror.order_id
      where alarm.id = ? order by mirror.created_at, mirror.id`,
    [alarmId],
  )
  return rows.map((row) => ({ ...row, label: labelOf(row) }))
}

function alarmData({ cause, created_at }: Omit<Alarm, "mirror_ids">, affected: Affected[]): StaffAlarmMail {
  const { publicUrl } = readEnv()
  const [oldest] = affected
  return {
    ...alarmText(cause),
    affected_count: cause === "auth" ? message("erp.alarm_all") : String(affected.length),
    since: oldest?.since ?? created_at,
    attempts: Math.max(1, ...affected.map(({ attempts }) => attempts)),
    is_tried_again: cause === "late" || cause === "auth" || cause === "quote",
    affected: affected
      .slice(0, MOST_LISTED)
      .map(({ label, admin_path }) => ({ label, admin_url: `${publicUrl}/app/${admin_path}` })),
    error_class: oldest?.last_error_class ?? cause,
    error_text: oldest?.last_error ?? "–",
    queue_url: `${publicUrl}/app/erp`,
  }
}

function labelOf({ shop_number, serial, credit, set_off }: AffectedRow): Message {
  const number = serial === 1 ? shop_number : `${shop_number}-${serial}`
  if (credit === null) return message("erp.order", { number })
  const said = { number, amount: credit }
  if (set_off === null) return message("erp.order_credit", said)
  return message("erp.order_credit_parts", { ...said, set_off, transfer: credit - set_off })
}
