/** PostgreSQL: connection exceptions, shutting down or starting up, too many connections. @see https://www.postgresql.org/docs/current/errcodes-appendix.html */
const SQL_STATES = /^(08...|57P0[123]|53300)$/

/** Node: nobody listens there, or the connection broke. */
const SYSTEM_CODES = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENOTFOUND"])

/** What pg, its pool, knex and the Redis client say without a code. */
const MESSAGES = [
  "Connection terminated",
  "Connection ended unexpectedly",
  "Client has encountered a connection error",
  "timeout exceeded when trying to connect",
  "Timeout acquiring a connection",
  "Reached the max retries per request limit",
  "Stream isn't writeable",
  "Connection is closed.",
  "Command timed out",
]

/** How long a client does best to wait, in seconds: a restarted database is back by then. */
export const OUTAGE_RETRY_S = 2

/**
 * Whether a server that the shop stands on, the database above all, could not be reached or went away, as when it is
 * restarted: nothing is wrong with what was asked, and it may be asked again. Errors come bare from the drivers, wrapped
 * by MikroORM, which keeps code and message, or out of a workflow as plain objects.
 */
export function isOutage(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false
  const { code, message } = error as { code?: unknown; message?: unknown }
  if (typeof code === "string" && (SQL_STATES.test(code) || SYSTEM_CODES.has(code))) return true
  return typeof message === "string" && MESSAGES.some((text) => message.includes(text))
}
