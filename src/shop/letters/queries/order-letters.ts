import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { staffName } from "#platform/sql/names"
import type { StaffOrderLetter } from "../wire/letters"

/** What each recipient's mail is called for ever; the number counts from 1. */
export const letterKey = (letterId: string, number: number) => `letter-${letterId}-${number}`

const KEYS = `select 'letter-' || letter.id || '-' || number
  from generate_series(1, jsonb_array_length(letter.recipients)) number`

/** What staff wrote about an order, newest first, with what became of it. One statement. */
export async function orderLetters(db: Knex, orderId: string): Promise<StaffOrderLetter[]> {
  const { rows } = await db.raw<{ rows: StaffOrderLetter[] }>(
    `select letter.id, ${staffName("staff", "letter.staff_id")} as by, letter.created_at as at, letter.recipients as to,
            letter.subject, letter.text,
            (select coalesce(jsonb_agg(each->>'name'), '[]') from jsonb_array_elements(letter.attachments) each) as attachments,
            case when mails.sent = jsonb_array_length(letter.recipients) then 'sent'
                 when mails.failed > 0 then 'failed' else 'waiting' end as state
       from order_letter letter
       left join "user" staff on staff.id = letter.staff_id
      cross join lateral (
            select count(*) filter (where status = 'success') as sent, count(*) filter (where status = 'failure') as failed
              from notification where idempotency_key in (${KEYS}) and deleted_at is null) mails
      where letter.order_id = ?
      order by letter.created_at desc, letter.id desc limit 100`,
    [orderId],
  )
  return rows
}
