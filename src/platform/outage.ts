/**
 * PostgreSQL: no connection, shutting down or starting up, too many connections, its database about to be replaced, nothing left to
 * write on or with, a standby that was the primary until now. 08P01 is not among them: a statement that
 * breaks the protocol, as NUL in a text does, is refused however often it comes.
 * @see https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const AWAY_STATES = new Set([
  "08000",
  "08001",
  "08003",
  "08004",
  "08006",
  "08007",
  "57P01",
  "57P02",
  "57P03",
  "53100",
  "53200",
  "53300",
  "58030",
  "25006",
  "3D000",
])

const SQL_STATE = /^[0-9A-Z]{5}$/

/** Node: nobody listens there, the connection broke, or the disk is full. */
const SYSTEM_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ENOSPC",
])

/**
 * What pg, its pool, knex and the Redis client say without a code, each as a whole. Knex and MikroORM put the statement in
 * front, which holds what somebody typed.
 */
const MESSAGES = [
  "Connection terminated",
  "Connection terminated unexpectedly",
  "Connection terminated due to connection timeout",
  "Connection ended unexpectedly",
  "Client has encountered a connection error and is not queryable",
  "timeout exceeded when trying to connect",
  "Query read timeout",
  "Knex: Timeout acquiring a connection. The pool is probably full. Are you missing a .transacting(trx) call?",
  "Stream isn't writeable and enableOfflineQueue options is false",
  "Connection is closed.",
  "Command timed out",
]
const GIVEN_UP = /^Reached the max retries per request limit \(which is \d+\)/

/** How long a client does best to wait, in seconds: a restarted database is back by then. */
export const OUTAGE_RETRY_S = 2

const saysAway = (message: string) =>
  GIVEN_UP.test(message) || MESSAGES.some((text) => message === text || message.endsWith(` - ${text}`))

/**
 * Whether a server that the shop stands on, the database above all, could not be reached or went away, as when it is
 * restarted: nothing is wrong with what was asked, and it may be asked again. Errors come bare from the drivers, wrapped
 * by MikroORM, which keeps code and message, or out of a workflow as plain objects.
 */
export function isOutage(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false
  const { code, message } = error as { code?: unknown; message?: unknown }
  if (typeof code === "string") {
    if (SYSTEM_CODES.has(code) || AWAY_STATES.has(code)) return true
    // The database has answered, and with something else.
    if (SQL_STATE.test(code)) return false
  }
  return typeof message === "string" && saysAway(message)
}
