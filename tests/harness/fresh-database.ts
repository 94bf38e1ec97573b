import { afterAll, beforeAll, expect, inject } from "vitest"
import { SANDBOX_TOKEN } from "../../integrations/bexio/sandbox/options"
import { unreadableAudit } from "./audit"
import { answersOutsideContract, forgetAnswers } from "./contract"
import { cloneTemplate, nameOfDatabase } from "./database"
import { erp, erpVariables } from "./erp"
import { forgetMails } from "./mails"
import { beginFile } from "./once-per-file"
import { forgetSecretsOfFile, tablesWithSecrets } from "./secrets"
import { closeSql } from "./sql"
import { talkToOwn, target } from "./target"
import { until } from "./until"

// Before the file is read: a worker runs one after the other in one process.
talkToOwn()
beginFile()
forgetSecretsOfFile()
forgetAnswers()
// Shops that the file starts on the same database call the same ERP.
Object.assign(process.env, erpVariables({ baseUrl: target().erpUrl, token: SANDBOX_TOKEN }))

/** Every file begins with the seeded shop: the database is replaced under the running server, its outbox and its ERP emptied. */
beforeAll(async () => {
  await cloneTemplate(inject("postgresUrl"), nameOfDatabase(target().databaseUrl))
  forgetMails()
  await erp.reset()
  await until("the shop to reach its new database", async () => (await fetch(`${target().baseUrl}/health`)).ok)
})
/**
 * Whatever the file did: no password, login or link is in the database as it is, staff can read what was written down, and the
 * API's document says what was answered.
 */
afterAll(async () => {
  try {
    expect(await tablesWithSecrets(), "tables with secrets").toEqual([])
    expect(await unreadableAudit(), "what the log shows raw").toEqual([])
    expect(answersOutsideContract(), "answers that the API's document doesn't know").toEqual([])
  } finally {
    await closeSql()
  }
})
