import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { settings } from "#config/settings"

/** Who sends keys, and how many of them are remembered. */
export interface Caller {
  name: string
  isAnonymous: boolean
  mostKeys: number
}

export interface KeyedCall {
  id: string
  caller: Caller
  fingerprint: string
  /** Has a key of its own in what it changes: asked again, it finds what it did, and answers the same. */
  answersItself: boolean
}

export type Claim =
  | { state: "begun"; attempt: number }
  /** Null: too long to be kept. */
  | { state: "answered"; answer: Buffer | null }
  | { state: "running" | "lost" | "of_another" | "full" }

interface Row {
  fingerprint: string
  attempt: number
  status: number | null
  answer: Buffer | null
  has_effect: boolean
  is_leased: boolean
}

const { leaseSeconds, anonymousKeys } = settings.idempotency

const BEGIN = `
  insert into idempotency_request (id, caller, is_anonymous, fingerprint, lease_until)
  select :id, :caller, :isAnonymous, :fingerprint, now() + make_interval(secs => :leaseSeconds)
   where (select count(*) from (select from idempotency_request where caller = :caller limit :mostKeys) own) < :mostKeys
     and not (:isAnonymous and
       (select count(*) from (select from idempotency_request where is_anonymous limit :anonymousKeys) all_of_them)
         >= :anonymousKeys)
  on conflict (id) do nothing
  returning attempt`

const READ = `
  select fingerprint, attempt, status, answer, effect_at is not null as has_effect, lease_until > now() as is_leased
    from idempotency_request where id = :id`

/** Nobody waits for a row with a connection in hand: who commits or takes over at this moment has it. */
const TAKE_OVER = `
  update idempotency_request
     set attempt = attempt + 1, effect_at = null, lease_until = now() + make_interval(secs => :leaseSeconds)
   where id in (
     select id from idempotency_request
      where id = :id and attempt = :attempt and status is null and lease_until <= now()
        and (:answersItself or effect_at is null)
        for update skip locked)
  returning attempt`

async function first<Found>(db: Knex, statement: string, values: Record<string, Knex.RawBinding>) {
  const { rows } = await db.raw<{ rows: Found[] }>(statement, values)
  return rows.at(0)
}

/** Says who does the call of this key: exactly one at a time, in whatever process. */
export async function claimKey(db: Knex, { id, caller, fingerprint, answersItself }: KeyedCall): Promise<Claim> {
  const { name, isAnonymous, mostKeys } = caller
  const row = { id, caller: name, isAnonymous, fingerprint, leaseSeconds, mostKeys, anonymousKeys }
  const begun = await first<{ attempt: number }>(db, BEGIN, row)
  if (begun) return { state: "begun", attempt: begun.attempt }
  const known = await first<Row>(db, READ, { id })
  if (!known) return { state: "full" }
  if (known.fingerprint !== fingerprint) return { state: "of_another" }
  if (known.status !== null) return { state: "answered", answer: known.answer }
  if (known.is_leased) return { state: "running" }
  if (known.has_effect && !answersItself) return { state: "lost" }
  const taken = await first<{ attempt: number }>(db, TAKE_OVER, {
    ...{ id, attempt: known.attempt, answersItself, leaseSeconds },
  })
  return taken ? { state: "begun", attempt: taken.attempt } : { state: "running" }
}

interface Ended {
  id: string
  attempt: number
}

/** @param answer null: too long to be kept */
export const keepAnswer = (db: Knex, { id, attempt }: Ended, status: number, answer: Buffer | null) =>
  db("idempotency_request").where({ id, attempt, status: null }).update({ status, answer })

/** The call failed, or is to be answered anew: the key is free again, unless something was done already. */
export async function releaseKey(db: Knex, { id, attempt }: Ended) {
  const own = () => db("idempotency_request").where({ id, attempt, status: null })
  if ((await own().whereNull("effect_at").delete()) === 0) await own().update({ lease_until: db.fn.now() })
}
