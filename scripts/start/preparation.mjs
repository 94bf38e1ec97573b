import { step } from "../lib/progress.mjs"
import { loadTypeScript } from "../lib/typescript.mjs"
import { noticesOf, sessionSecret, staffLogin } from "./secrets.mjs"
import { requireOwnSession } from "./session.mjs"
import { say } from "./stopping.mjs"

/** The environment, checked by the table that the server uses too. */
export function readEnvironment() {
  const { readStartEnv } = loadTypeScript("src/config/env.ts")
  const { warningsAbout } = loadTypeScript("src/config/env-warnings.ts")
  const settings = readStartEnv()
  for (const warning of warningsAbout(settings)) say(`Warning: ${warning}`)
  return settings
}

/** The operator's database, or an embedded one that lives as long as the shop; a guest leaves running what ran before. */
async function databaseUrl({ databaseUrl: given, dataDir, archiveDir }, endings, isGuest) {
  if (given) return given
  const { startEmbeddedPostgres } = await import("../postgres/embedded.mjs")
  const starting = startEmbeddedPostgres({ dataDir, archiveDir })
  endings.add(() =>
    starting.then(({ stop, wasRunning }) => (isGuest && wasRunning ? undefined : stop())).catch(() => undefined),
  )
  const postgres = await step("Starting PostgreSQL", () => starting)
  if (postgres.isOutside) say(`The database lives in ${postgres.folder}, as its account can't enter ${dataDir}.`)
  const { ensureDatabase } = await import("./database.mjs")
  await ensureDatabase(postgres.url, "shop")
  return postgres.at("shop")
}

/**
 * What Medusa's commands and the shop's own run with, besides what the operator set: the database without a pool in between,
 * since preparing it holds a lock for the length of a session.
 */
export const completeEnvironment = async (settings, endings, { isGuest = false } = {}) => ({
  DATABASE_URL: settings.directDatabaseUrl ?? (await databaseUrl(settings, endings, isGuest)),
  SESSION_SECRET: sessionSecret(settings),
  SHOP_MODE: settings.mode,
  DATA_DIR: settings.dataDir,
  PUBLIC_URL: settings.publicUrl,
})

/** The same for the server, which takes the pool where there is one. */
export const environmentOfServer = (env, settings) => ({
  ...env,
  DATABASE_URL: settings.databaseUrl ?? env.DATABASE_URL,
})

/** Migrates and fills the database where that is still to be done. @returns settings, environment and staff login */
export async function prepare(endings, settings = readEnvironment()) {
  const staff = staffLogin(settings)
  const env = await completeEnvironment(settings, endings)
  if (settings.databaseUrl) await requireOwnSession(env.DATABASE_URL)
  const { prepareDatabase } = await import("./database.mjs")
  return { env, staff: { ...staff, standing: await prepareDatabase({ env, staff }) } }
}

export const announceLogin = (staff) => noticesOf(staff).forEach(say)
