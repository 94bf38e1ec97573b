import { afterAll, beforeAll, expect, inject } from "vitest"
import { unreadableAudit } from "./audit"
import { cloneTemplate } from "./database"
import { erp } from "./erp"
import { forgetMails } from "./mails"
import { tablesWithSecrets } from "./secrets"
import { closeSql } from "./sql"
import { until } from "./until"

/** Every file begins with the seeded shop: the database is replaced under the running server, its outbox and its ERP emptied. */
beforeAll(async () => {
  await cloneTemplate(inject("postgresUrl"), inject("database"))
  forgetMails()
  await erp.reset()
  await until("the shop to reach its new database", async () => (await fetch(`${inject("baseUrl")}/health`)).ok)
})
/** Whatever the file did: no password, login or link stands in the database as it is, and staff can read what was written down. */
afterAll(async () => {
  try {
    expect(await tablesWithSecrets(), "tables with secrets").toEqual([])
    expect(await unreadableAudit(), "what the log shows raw").toEqual([])
  } finally {
    await closeSql()
  }
})
