import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import { now } from "#platform/clock"
import { newSecret } from "./secret"

export interface EndpointFields {
  url: string
  description: string
  /** Null for every type, also of those to come. */
  types: string[] | null
}

export interface Endpoint extends EndpointFields {
  id: string
  secret: string
  is_on: boolean
}

interface FormerSecret {
  secret: string
  until: Date
}

/** So long a secret that was replaced still signs. */
export const ROTATION_HOURS = 24
/** Each of them makes the header longer. */
export const MOST_FORMER_SECRETS = 5
/** SQL: secrets of the endpoint `e` that were replaced and sign still. */
export const FORMER_SECRETS = `(
  select secret, until from (
    select e.previous_secret as secret, e.previous_until as until
    union all
    select earlier->>'secret', (earlier->>'until')::timestamptz from jsonb_array_elements(e.earlier_secrets) earlier
  ) replaced where until > now())`
/** Each event costs a row for each of them. */
export const MOST_ENDPOINTS = 20

/** Waits for whoever makes one at the same moment. @returns how many there are */
export async function countForNew(trx: Knex.Transaction): Promise<number> {
  await trx.raw("select pg_advisory_xact_lock(hashtext('webhook_endpoint'))")
  const row = await trx("webhook_endpoint").whereNull("deleted_at").count<{ count: string }[]>("* as count")
  return Number(row[0].count)
}

/** @returns id and secret, which is told once */
export async function insertEndpoint(trx: Knex.Transaction, { url, description, types }: EndpointFields) {
  const id = generateEntityId(undefined, "whep")
  const secret = newSecret()
  await trx("outbox_subscriber").insert({ id, types })
  await trx("webhook_endpoint").insert({ id, url, description, secret, created_at: now(), updated_at: now() })
  return { id, secret }
}

/** As it is, locked until the end of the transaction. */
export async function lockedEndpoint(trx: Knex.Transaction, id: string): Promise<Endpoint | null> {
  const row = await trx<Omit<Endpoint, "types" | "is_on">>("webhook_endpoint")
    .where({ id })
    .whereNull("deleted_at")
    .forUpdate()
    .first()
  const subscriber = await trx<{ id: string; types: string[] | null; paused_at: Date | null }>("outbox_subscriber")
    .where({ id })
    .forNoKeyUpdate()
    .first()
  return row && subscriber ? { ...row, types: subscriber.types, is_on: subscriber.paused_at === null } : null
}

export async function updateEndpoint(trx: Knex.Transaction, id: string, { types, ...fields }: EndpointFields) {
  await trx("outbox_subscriber").where({ id }).update({ types })
  await trx("webhook_endpoint")
    .where({ id })
    .update({ ...fields, updated_at: now() })
}

export async function formerSecrets(trx: Knex.Transaction, id: string): Promise<FormerSecret[]> {
  const { rows } = await trx.raw<{ rows: FormerSecret[] }>(
    `select former.* from webhook_endpoint e cross join lateral ${FORMER_SECRETS} former where e.id = ?`,
    [id],
  )
  return rows
}

/** @param former those that go on until their own end @returns the new secret, which is told once */
export async function rotateSecret(
  trx: Knex.Transaction,
  { id, secret: previous_secret }: Endpoint,
  former: readonly FormerSecret[],
): Promise<string> {
  const secret = newSecret()
  await trx("webhook_endpoint")
    .where({ id })
    .update({
      secret,
      previous_secret,
      previous_until: trx.raw("now() + make_interval(hours => ?)", [ROTATION_HOURS]),
      earlier_secrets: JSON.stringify(former),
      updated_at: now(),
    })
  return secret
}

/** What waits for it is told from now on, or waits until it is on again. */
export async function switchEndpoint(trx: Knex.Transaction, id: string, isOn: boolean) {
  await trx("outbox_subscriber")
    .where({ id })
    .update(
      isOn
        ? { paused_at: null, pause_reason: null, failures: 0, failing_since: null, retry_at: trx.raw("now()") }
        : { paused_at: trx.raw("now()"), pause_reason: "staff" },
    )
}

/** With all that it was told and still waits for. */
export async function deleteEndpoint(trx: Knex.Transaction, id: string) {
  await trx("webhook_endpoint").where({ id }).delete()
  await trx("outbox_subscriber").where({ id }).delete()
}

/** Null for one that is gone. */
export async function endpointToTell(db: Knex, id: string) {
  const { rows } = await db.raw<{ rows: { url: string; secrets: string[] }[] }>(
    `select e.url, array[e.secret] || array(select secret from ${FORMER_SECRETS} former) as secrets
       from webhook_endpoint e where e.id = ? and e.deleted_at is null`,
    [id],
  )
  return rows.length === 0 ? null : rows[0]
}
