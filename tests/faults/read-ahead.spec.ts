import fs from "node:fs"
import path from "node:path"
import pg from "pg"
import { expect, inject, it, onTestFinished } from "vitest"
import { startShop } from "../harness/app"
import { cloneTemplate, databaseUrl } from "../harness/database"
import { DATA_DIR } from "../harness/settings"
import { until } from "../harness/until"

/** On a busy machine. */
const START_MS = 120_000

it("a server listens once it has read its catalogue, or has found that it can't be read", async () => {
  const name = "shop_read_ahead"
  await cloneTemplate(inject("postgresUrl"), name)
  const url = databaseUrl(inject("postgresUrl"), name)
  const staff = new pg.Client(url)
  await staff.connect()
  onTestFinished(() => staff.end())
  await staff.query("begin; lock table catalogue_product_profile in access exclusive mode")

  let isListening = false
  const starting = startShop({ databaseUrl: url, dataDir: path.join(DATA_DIR, name) }).then((shop) => {
    isListening = true
    return shop
  })
  const waiting = "select from pg_locks where not granted and relation = 'catalogue_product_profile'::regclass"
  await until("the server to wait for its catalogue", async () => (await staff.query(waiting)).rowCount, START_MS)
  expect(isListening).toBe(false)

  await staff.query("alter table catalogue_product_profile rename column slug to address; commit")
  const shop = await starting
  onTestFinished(() => shop.stop())
  expect(fs.readFileSync(shop.logFile, "utf8")).toContain("The catalogue could not be read ahead")
})
