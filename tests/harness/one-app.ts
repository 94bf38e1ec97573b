import type { TestProject } from "vitest/node"
import { ensureTemplate, startTestPostgres } from "./database"
import { WORKERS } from "./settings"
import { makeTemplate } from "./template"
import { startWorkerShop } from "./worker-shop"

/**
 * One PostgreSQL server for the whole run, and for each worker one shop with a stand-in of its ERP; each file starts on a
 * fresh copy of the template.
 */
export default async function ({ provide }: TestProject) {
  const postgres = await startTestPostgres()
  const shops: Awaited<ReturnType<typeof startWorkerShop>>[] = []
  const stop = async () => {
    await Promise.all(shops.map((shop) => shop.stop()))
    await postgres.stop()
  }
  try {
    await ensureTemplate(postgres.url, makeTemplate)
    const workers = Array.from({ length: WORKERS }, (_, index) => index + 1)
    const starting = workers.map((worker) => startWorkerShop(postgres.url, worker))
    for (const start of await Promise.allSettled(starting)) if (start.status === "fulfilled") shops.push(start.value)
    await Promise.all(starting) // throws if one of them did
    provide("postgresUrl", postgres.url)
    provide(
      "shops",
      shops.map(({ target }) => target),
    )
    return stop
  } catch (error) {
    await stop()
    throw error
  }
}
