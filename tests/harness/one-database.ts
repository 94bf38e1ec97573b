import type { TestProject } from "vitest/node"
import { ensureTemplate, startTestPostgres } from "./database"
import { makeTemplate } from "./template"

/** A PostgreSQL server with the template, for files that start and end shops themselves. */
export default async function ({ provide }: TestProject) {
  const postgres = await startTestPostgres()
  try {
    await ensureTemplate(postgres.url, makeTemplate)
  } catch (error) {
    await postgres.stop()
    throw error
  }
  provide("postgresUrl", postgres.url)
  return () => postgres.stop()
}
