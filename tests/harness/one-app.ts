import type { TestProject } from "vitest/node"
import { startShop } from "./app"
import { cloneTemplate, databaseUrl, ensureTemplate, startTestPostgres } from "./database"
import { erpVariables, startErp } from "./erp"
import { forgetSecrets } from "./secrets"
import { makeTemplate } from "./template"

declare module "vitest" {
  export interface ProvidedContext {
    baseUrl: string
    erpUrl: string
    postgresUrl: string
    database: string
  }
}

const DATABASE = "shop_test"

/** One PostgreSQL server, one shop and one stand-in of its ERP for the whole run; each file starts on a fresh copy of the template. */
export default async function ({ provide }: TestProject) {
  const postgres = await startTestPostgres()
  try {
    await ensureTemplate(postgres.url, makeTemplate)
    await cloneTemplate(postgres.url, DATABASE)
    const erp = await startErp()
    forgetSecrets([erp.token])
    Object.assign(process.env, erpVariables(erp)) // shops that files start on the same database call the same ERP
    const shop = await startShop({ databaseUrl: databaseUrl(postgres.url, DATABASE) })
    provide("baseUrl", shop.baseUrl)
    provide("erpUrl", erp.baseUrl)
    provide("postgresUrl", postgres.url)
    provide("database", DATABASE)
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
