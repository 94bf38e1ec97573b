import path from "node:path"
import type { TestProject } from "vitest/node"
import { buildStorefront } from "../../scripts/lib/build/build.mjs"
import { startShop } from "../harness/app"
import { asAdministrator, cloneTemplate, databaseUrl, ensureTemplate, startTestPostgres } from "../harness/database"
import { erpVariables, startErp } from "../harness/erp"
import { forgetSecrets } from "../harness/secrets"
import { folderOfWorker, RUN_DIR } from "../harness/settings"
import { makeTemplate } from "../harness/template"

declare module "vitest" {
  export interface ProvidedContext {
    shopPid: number
    postgresPid: number
  }
}

const DATABASE = "shop_bench"
const durable = { dataDir: path.join(RUN_DIR, "bench"), isDurable: true }

/** One shop with the stand-in of its ERP on a database that waits for the disk and counts its statements, with the built pages. */
export default async function ({ provide }: TestProject) {
  await buildStorefront()
  await countStatements()
  const postgres = await startTestPostgres(durable)
  try {
    await ensureTemplate(postgres.url, makeTemplate)
    await cloneTemplate(postgres.url, DATABASE)
    const erp = await startErp()
    Object.assign(process.env, erpVariables(erp))
    const dataDir = folderOfWorker(1)
    const url = databaseUrl(postgres.url, DATABASE)
    forgetSecrets(dataDir, [erp.token])
    const shop = await startShop({ databaseUrl: url, dataDir, name: "bench", isStoreOpen: true })
    provide("postgresUrl", postgres.url)
    provide("shops", [{ baseUrl: shop.baseUrl, databaseUrl: url, dataDir, erpUrl: erp.baseUrl }])
    provide("shopPid", shop.pid)
    provide("postgresPid", postgres.pid!)
    return async () => {
      await shop.stop()
      await erp.stop()
      await postgres.stop()
    }
  } catch (error) {
    await postgres.stop()
    throw error
  }
}

/** `pg_stat_statements` needs a restart of the server once. */
async function countStatements() {
  const postgres = await startTestPostgres(durable)
  await asAdministrator(postgres.url, (client) =>
    client.query("alter system set shared_preload_libraries = 'pg_stat_statements'"),
  )
  await postgres.stop()
}
