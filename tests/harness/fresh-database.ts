import { afterAll, beforeAll, inject } from "vitest"
import { cloneTemplate } from "./database"
import { forgetMails } from "./mails"
import { closeSql } from "./sql"
import { until } from "./until"

/** Every file begins with the seeded shop: the database is replaced under the running server, its outbox emptied. */
beforeAll(async () => {
  await cloneTemplate(inject("postgresUrl"), inject("database"))
  forgetMails()
  await until("the shop to reach its new database", async () => (await fetch(`${inject("baseUrl")}/health`)).ok)
})
afterAll(closeSql)
