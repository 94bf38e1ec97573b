import { createHash } from "node:crypto"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { besidesTheCall } from "#platform/idempotency/running"
import { Turns } from "#platform/turns"
import { rowsOf } from "./database"

/** So many attempts within the last so many minutes. */
export interface Limit {
  attempts: number
  minutes: number
}

/** What is limited, and for whom: `subject` comes from `subjectOf`. */
export interface LimitRule extends Limit {
  rule: string
  subject: string
}

export interface Attempt {
  isRefused: false
  ids: string[]
  /** Attempts in the window of each rule before this one, in the order of the rules. */
  earlier: number[]
}

export interface RefusedAttempt {
  isRefused: true
  /** Seconds until the window has room again. */
  retryAfterS: number
}

/** Names an account, an address or both without storing them. */
export const subjectOf = (...parts: string[]) => createHash("sha256").update(parts.join("\0")).digest("base64url")

const LOCK = `
  select pg_advisory_xact_lock(lock) from (
    select hashtextextended(rule || subject, 0) as lock
    from json_to_recordset(?) as r(rule text, subject text) order by 1) locks`

const COUNT = `
  select counted.earlier, counted.retry_after_s
  from json_to_recordset(?) as r(position int, rule text, subject text, minutes int)
  cross join lateral (
    select count(*)::int as earlier,
      extract(epoch from min(attempted_at) - clock_timestamp())::float + r.minutes * 60 as retry_after_s
    from session_attempt a
    where a.rule = r.rule and a.subject = r.subject
      and a.attempted_at > clock_timestamp() - make_interval(mins => r.minutes)
  ) counted
  order by r.position`

const NOTE = `
  insert into session_attempt (rule, subject)
  select rule, subject from json_to_recordset(?) as r(rule text, subject text) returning id`

/** Attempts on one subject wait for each other's lock with a connection in hand: most of the pool's stay for others. */
const counting = new Turns({ atOnce: 4, waiting: 1_000 })

/**
 * Notes an attempt under every rule, unless one of them has no room left; a refused attempt counts nowhere, so that
 * waiting always helps. Exact under concurrency and across processes: attempts on the same subject queue up.
 */
export function beginAttempt(pool: Knex, rules: LimitRule[]): Promise<Attempt | RefusedAttempt> {
  return counting.run(rules[0]?.rule ?? "", () => besidesTheCall(() => countAndNote(pool, rules)))
}

async function countAndNote(pool: Knex, rules: LimitRule[]): Promise<Attempt | RefusedAttempt> {
  const parameters = [JSON.stringify(rules.map((rule, position) => ({ ...rule, position })))]
  return pool.transaction(async (transaction) => {
    await rowsOf(transaction, LOCK, parameters)
    const counts = await rowsOf<{ earlier: number; retry_after_s: number | null }>(transaction, COUNT, parameters)
    const full = counts.filter(({ earlier }, position) => earlier >= rules[position].attempts)
    if (full.length > 0)
      return { isRefused: true, retryAfterS: Math.max(...full.map(({ retry_after_s }) => retry_after_s ?? 1)) }
    const noted = await rowsOf<{ id: string }>(transaction, NOTE, parameters)
    return { isRefused: false, ids: noted.map(({ id }) => id), earlier: counts.map(({ earlier }) => earlier) }
  })
}

const NOTE_IF_ROOM = `
  with counted as (
    select count(*) as earlier, min(attempted_at) as oldest from session_attempt
    where rule = :rule and subject = :subject and attempted_at > clock_timestamp() - make_interval(mins => :minutes)
  ), noted as (
    insert into session_attempt (rule, subject) select :rule, :subject from counted where earlier < :attempts returning id
  )
  select extract(epoch from oldest - clock_timestamp())::float + :minutes * 60 as retry_after_s
  from counted where not exists (select from noted)`

/**
 * Notes in the caller's transaction what is no guess, where a few too many do no harm: one statement without a lock, so
 * attempts at the same moment don't see each other. Broken off with the transaction, it never was.
 * @returns seconds until there is room again; null if there was
 */
export async function noteIfRoom(transaction: Knex.Transaction, rule: LimitRule): Promise<number | null> {
  const { rows } = await transaction.raw<{ rows: { retry_after_s: number | null }[] }>(NOTE_IF_ROOM, { ...rule })
  return rows.length > 0 ? (rows[0].retry_after_s ?? 1) : null
}

/** Takes an attempt back that turned out not to be a failure. */
export async function forgetAttempt(pool: Knex, { ids }: Attempt): Promise<void> {
  await rowsOf(pool, "delete from session_attempt where id = any(?::bigint[])", [ids])
}

export async function forgetAttempts(pool: Knex, { rule, subject }: LimitRule): Promise<void> {
  await rowsOf(pool, "delete from session_attempt where rule = ? and subject = ?", [rule, subject])
}
