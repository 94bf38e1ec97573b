import { MedusaError } from "@medusajs/framework/utils"
import { expect, it } from "vitest"
import { isOutage } from "../outage"

const withCode = (message: string, code: string) => Object.assign(new Error(message), { code })

it.each([
  ["PostgreSQL shuts down", withCode("terminating connection due to administrator command", "57P01"), true],
  ["PostgreSQL starts", withCode("the database system is starting up", "57P03"), true],
  ["PostgreSQL has no connection left", withCode("sorry, too many clients already", "53300"), true],
  ["nobody listens", withCode("connect ECONNREFUSED 127.0.0.1:5432", "ECONNREFUSED"), true],
  ["the connection broke in a query", new Error("select 1 - Connection terminated unexpectedly"), true],
  ["the pool waited in vain", new Error("Knex: Timeout acquiring a connection. The pool is probably full."), true],
  ["a connection broke in a transaction", new Error("ROLLBACK - Client has encountered a connection error"), true],
  ["Redis is gone", new Error("Stream isn't writeable and enableOfflineQueue options is false"), true],
  ["an error that came out of a workflow", { message: "select 1 - terminating connection", code: "57P01" }, true],
  ["a constraint", withCode("duplicate key value violates unique constraint", "23505"), false],
  ["a deadlock", withCode("deadlock detected", "40P01"), false],
  ["a slip of ours", new TypeError("x is undefined"), false],
  ["a refusal", new MedusaError(MedusaError.Types.NOT_FOUND, "no such thing"), false],
  ["no error", "ECONNREFUSED", false],
])("judges that %s", (_case, error, outage) => {
  expect(isOutage(error)).toBe(outage)
})
