import { MedusaError } from "@medusajs/framework/utils"
import { expect, it } from "vitest"
import { isOutage } from "../outage"

const withCode = (message: string, code: string) => Object.assign(new Error(message), { code })

const knexTimeout = new Error(
  "Knex: Timeout acquiring a connection. The pool is probably full. Are you missing a .transacting(trx) call?",
)

it.each([
  ["PostgreSQL shuts down", withCode("terminating connection due to administrator command", "57P01"), true],
  ["PostgreSQL starts", withCode("the database system is starting up", "57P03"), true],
  ["PostgreSQL has no connection left", withCode("sorry, too many clients already", "53300"), true],
  [
    "PostgreSQL has the database no more, as while it is replaced",
    withCode('database "shop" does not exist', "3D000"),
    true,
  ],
  ["PostgreSQL's disk is full", withCode("could not extend file", "53100"), true],
  [
    "PostgreSQL is a standby since a moment ago",
    withCode("cannot execute INSERT in a read-only transaction", "25006"),
    true,
  ],
  ["the disk for files is full", withCode("ENOSPC: no space left on device, write", "ENOSPC"), true],
  ["nobody listens", withCode("connect ECONNREFUSED 127.0.0.1:5432", "ECONNREFUSED"), true],
  ["the connection broke in a query", new Error("select 1 - Connection terminated unexpectedly"), true],
  ["the database said nothing", new Error("Query read timeout"), true],
  ["the pool waited in vain", knexTimeout, true],
  ["the pool waited in vain in a transaction", new Error(`begin; - ${knexTimeout.message}`), true],
  ["Redis was waited for in vain", new Error("Command timed out"), true],
  ["Redis didn't come back", new Error('Reached the max retries per request limit (which is 1). Refer to "x".'), true],
  ["the database could not be reached", withCode("connection failure", "08006"), true],
  [
    "a connection broke in a transaction",
    new Error("ROLLBACK - Client has encountered a connection error and is not queryable"),
    true,
  ],
  ["Redis is gone", new Error("Stream isn't writeable and enableOfflineQueue options is false"), true],
  ["an error that came out of a workflow", { message: "select 1 - terminating connection", code: "57P01" }, true],
  ["NUL in a text broke the protocol", withCode("select '\0' - invalid message format", "08P01"), false],
  ["a text that was searched for speaks of one", new Error("select 'Connection terminated' - canceled"), false],
  ["a text that was searched for ends so", withCode("select 'x - Connection terminated", "42601"), false],
  ["a name that isn't found speaks of one", new Error("No customer named Command timed out!"), false],
  ["a constraint", withCode("duplicate key value violates unique constraint", "23505"), false],
  ["a deadlock", withCode("deadlock detected", "40P01"), false],
  ["a slip of ours", new TypeError("x is undefined"), false],
  ["a refusal", new MedusaError(MedusaError.Types.NOT_FOUND, "no such thing"), false],
  ["no error", "ECONNREFUSED", false],
])("judges that %s", (_case, error, outage) => {
  expect(isOutage(error)).toBe(outage)
})
