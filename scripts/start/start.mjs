import path from "node:path"
import { buildAdmin, buildStorefront } from "../lib/build.mjs"
import { installPackages } from "../lib/install.mjs"
import { step } from "../lib/progress.mjs"
import { ROOT } from "../lib/root.mjs"
import { StartError } from "../lib/start-error.mjs"
import { loadTypeScript } from "../lib/typescript.mjs"
import { checkBeforeInstalling, requirePort } from "./early-checks.mjs"
import { sessionSecret, staffLogin } from "./secrets.mjs"
import { startServer } from "./server-process.mjs"
import { claimDataDir } from "./single-start.mjs"
import { Endings, stopRequest } from "./stopping.mjs"

const say = (line) => process.stdout.write(`${line}\n`)

/** The environment, checked by the table that the server uses too. */
function readEnvironment() {
  const { checkedVariables, readStartEnv } = loadTypeScript("src/config/env.ts")
  const { warningsAbout } = loadTypeScript("src/config/env-rules.ts")
  for (const warning of warningsAbout(checkedVariables(process.env))) say(`Warning: ${warning}`)
  return readStartEnv()
}

/** The operator's database, or an embedded one that lives as long as the shop. */
async function databaseUrl({ databaseUrl: given, dataDir }, endings) {
  if (given) return given
  const { startEmbeddedPostgres } = await import("../postgres/embedded.mjs")
  const starting = startEmbeddedPostgres({ dataDir })
  endings.add(() => starting.then(({ stop }) => stop()).catch(() => undefined))
  const postgres = await step("Starting PostgreSQL", () => starting)
  if (postgres.isOutside) say(`The database lives in ${postgres.folder}, as its account can't enter ${dataDir}.`)
  const { ensureDatabase } = await import("./database.mjs")
  await ensureDatabase(postgres.url, "shop")
  return postgres.at("shop")
}

function announce({ publicUrl, host, port, smtpUrl, isDemo }, staff) {
  say(`\nShop   ${publicUrl}/`)
  say(`Admin  ${publicUrl}/app`)
  if (staff.isNew) say(`Login  ${staff.email}  ${staff.password}  (shown once, kept in ${staff.file})`)
  else say(`Login  ${staff.email}${staff.isGenerated ? `  (password in ${staff.file})` : ""}`)
  if (isDemo && !smtpUrl) say(`Mails  ${publicUrl}/dev/mails`)
  say(`\nListening on ${host}:${port}. Ctrl-C stops everything.`)
}

async function runShop(endings) {
  process.chdir(ROOT)
  await claimDataDir(path.resolve(process.env.DATA_DIR || ".data"))
  await checkBeforeInstalling(process.env)
  await installPackages()
  const settings = readEnvironment()
  await requirePort(settings.port, settings.host)
  const staff = staffLogin(settings)
  const env = {
    DATABASE_URL: await databaseUrl(settings, endings),
    SESSION_SECRET: sessionSecret(settings),
    SHOP_MODE: settings.mode,
    DATA_DIR: settings.dataDir,
    PUBLIC_URL: settings.publicUrl,
  }
  const { prepareDatabase } = await import("./database.mjs")
  await Promise.all([prepareDatabase({ env, staff }), buildStorefront()])
  const server = startServer({ env, ...settings })
  endings.add(server.stop)
  await step("Starting the shop", () => server.listening)
  announce(settings, staff)
  buildAdmin().catch(({ message }) => endings.hasBegun || process.stderr.write(`${message}\n`))
  await server.ended
}

/** `npm start`: from a fresh clone to a running shop, until it is asked to stop. */
export async function start() {
  const endings = new Endings()
  let code = 0
  try {
    await Promise.race([runShop(endings), stopRequest()])
    say("\nStopping …")
  } catch (error) {
    const isExpected = error instanceof StartError || error.name === "EnvironmentError"
    process.stderr.write(`${isExpected ? error.message : error.stack}\n`)
    code = 1
  }
  await endings.run()
  process.exit(code)
}
