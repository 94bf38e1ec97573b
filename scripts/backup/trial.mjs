import { StartError } from "../lib/start-error.mjs"

/** What the shop that was saved does itself; both would tell it twice, or end each other's login. */
const FORGET = [
  "delete from pgboss.job where state < 'completed'",
  "delete from outbox_delivery where ended_at is null",
  `update outbox_subscriber set paused_at = coalesce(paused_at, now()), pause_reason = coalesce(pause_reason, 'staff')`,
  "delete from erp_token",
]

/** @throws StartError if what is made in the trial would reach the ERP */
export function requireNoErp({ erpMode }) {
  if (erpMode !== "off")
    throw new StartError("A trial never reaches the ERP: set ERP_MODE=off, here and when the restored shop is started.")
}

/** Mails, work for the ERP and events that waited reach nobody a second time; webhooks are switched off, the ERP's login is forgotten. */
export async function silence(client) {
  await client.query("begin")
  for (const statement of FORGET) await client.query(statement)
  await client.query("commit")
}

export const TRIAL_NOTICE = `A trial: mails, work and events that waited are forgotten, webhooks are off.
What falls due from now on is mailed all the same: start it with ERP_MODE=off, SMTP_URL to a server that delivers nothing, SHOP_CONFIG=off,
and without the REDIS_URL, S3_… and ARCHIVE_DIR of the shop that it was taken from.`
