import type { TestProject } from "vitest/node"
import { startTestPostgres } from "./database"

/** A PostgreSQL server without a shop, for modules that are tested on their own tables. */
export default async function ({ provide }: TestProject) {
  const postgres = await startTestPostgres()
  provide("postgresUrl", postgres.url)
  return () => postgres.stop()
}
