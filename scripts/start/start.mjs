import fs from "node:fs"
import path from "node:path"
import { buildAdmin, buildStorefront } from "../lib/build/build.mjs"
import { installPackages } from "../lib/install.mjs"
import { step } from "../lib/progress.mjs"
import { ROOT } from "../lib/root.mjs"
import { checkDatabase, checkPort, requirePort } from "./early-checks.mjs"
import { announceLogin, completeEnvironment, environmentOfServer, prepare, readEnvironment } from "./preparation.mjs"
import { startServer } from "./server-process.mjs"
import { claimDataDir, instanceName } from "./single-start.mjs"
import { runUntilEnd, say } from "./stopping.mjs"

/** Where the demo's accounts can be read and invoices paid; undefined if the shop calls an ERP of its own. */
function demoAccounts({ dataDir, isDemo, erpMode, connectErp }) {
  const file = path.join(dataDir, "bexio", "address")
  if (!isDemo || erpMode !== "bexio" || connectErp || !fs.existsSync(file)) return undefined
  return `${fs.readFileSync(file, "utf8")}/__sandbox/`
}

function announce(settings, staff) {
  const { publicUrl, host, port, smtpUrl, isDemo } = settings
  const accounts = demoAccounts(settings)
  say(`\nShop   ${publicUrl}/`)
  say(`Admin  ${publicUrl}/app`)
  announceLogin(staff)
  if (isDemo && !smtpUrl) say(`Mails  ${publicUrl}/dev/mails`)
  if (accounts) say(`bexio  ${accounts} (a stand-in)`)
  say(`\nListening on ${host}:${port}. Ctrl-C stops everything.`)
}

/** The shop in one process. */
async function startWhole(settings, endings) {
  const [{ env, staff }] = await Promise.all([prepare(endings, settings), buildStorefront()])
  const server = startServer({ env: environmentOfServer(env, settings), ...settings })
  endings.add(server.stop)
  await step("Starting the shop", () => server.listening)
  announce(settings, staff)
  buildAdmin().catch(({ message }) => endings.hasBegun || process.stderr.write(`${message}\n`))
  await server.ended
}

/** One of several processes on a database that `npm run migrate` prepares. */
async function startPart(settings, endings) {
  const env = await completeEnvironment(settings, endings)
  const { untilPrepared } = await import("./database.mjs")
  await step("Waiting for npm run migrate", () => untilPrepared(env.DATABASE_URL))
  if (settings.role === "server") {
    await buildStorefront()
    await buildAdmin()
  }
  const server = startServer({
    env: environmentOfServer(env, settings),
    ...settings,
    instance: instanceName(process.env),
  })
  endings.add(server.stop)
  await step(`Starting the ${settings.role}`, () => server.listening)
  say(`A ${settings.role} of ${settings.publicUrl} listens on ${settings.host}:${settings.port}. Ctrl-C stops it.`)
  await server.ended
}

async function runShop(endings) {
  process.chdir(ROOT)
  await claimDataDir(path.resolve(process.env.DATA_DIR || ".data"), instanceName(process.env))
  await checkPort(process.env)
  await checkDatabase(process.env)
  await installPackages()
  const settings = readEnvironment()
  await requirePort(settings.port, settings.host)
  await (settings.role === "all" ? startWhole : startPart)(settings, endings)
}

/** `npm start`: from a fresh clone to a running shop, until it is asked to stop. */
export const start = () => runUntilEnd(runShop)
