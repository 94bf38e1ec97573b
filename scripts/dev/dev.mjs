import http from "node:http"
import path from "node:path"
import { installPackages } from "../lib/install.mjs"
import { isPortFree } from "../lib/ports.mjs"
import { step } from "../lib/progress.mjs"
import { ROOT } from "../lib/root.mjs"
import { schemaFingerprint } from "../lib/schema.mjs"
import { StartError } from "../lib/start-error.mjs"
import { loadTypeScript } from "../lib/typescript.mjs"
import { checkDatabase, checkPort, requirePort } from "../start/early-checks.mjs"
import { announceLogin, prepare, readEnvironment } from "../start/preparation.mjs"
import { claimDataDir } from "../start/single-start.mjs"
import { runUntilEnd, say } from "../start/stopping.mjs"
import { readArguments } from "./arguments.mjs"

/** The stand-ins outlive the shop's processes, of which two run for a moment when one takes over. */
async function startNeighbours(endings) {
  const { startSandboxes } = loadTypeScript("src/server/sandboxes.ts")
  process.umask(0o077)
  const { stop } = await startSandboxes(ROOT)
  endings.add(stop)
}

async function requireInspectPort(port) {
  if (port && !(await isPortFree(port))) throw new StartError(`--inspect: port ${port} is already in use.`)
}

function requireDemo({ isDemo, role }) {
  if (!isDemo || role !== "all")
    throw new StartError("npm run dev is for the demo in one process: SHOP_MODE, SHOP_ROLE.")
}

async function runDevelopment(endings) {
  process.chdir(ROOT)
  const { inspectPort, checksTypes } = readArguments(process.argv.slice(2))
  await claimDataDir(path.resolve(process.env.DATA_DIR || ".data"))
  await checkPort(process.env)
  await requireInspectPort(inspectPort)
  await checkDatabase(process.env)
  await installPackages()
  const settings = readEnvironment()
  requireDemo(settings)
  await requirePort(settings.port, settings.host)
  const { env, staff } = await prepare(endings, settings)
  Object.assign(process.env, env)
  await startNeighbours(endings)
  await serve({ settings, env, staff, inspectPort, checksTypes, endings })
}

async function serve({ settings, env, staff, inspectPort, checksTypes, endings }) {
  const { prepareDatabase } = await import("../start/database.mjs")
  const { adminPages } = await import("./admin.mjs")
  const { editsPlugin } = await import("./edits.mjs")
  const { failuresFor } = await import("./failures.mjs")
  const { followEdits } = await import("./follow-edits.mjs")
  const { mountFront } = await import("./front.mjs")
  const { pageEditsPlugin } = await import("./page-edits.mjs")
  const { Shop } = await import("./shop-process.mjs")
  const { drawnPages, startVite } = await import("./storefront.mjs")
  const { textEditsPlugin } = await import("./text-edits.mjs")
  const { watchTypes } = await import("./types.mjs")

  const server = http.createServer()
  let onEdits = async () => undefined
  const plugins = [pageEditsPlugin, textEditsPlugin, editsPlugin((...edits) => onEdits(...edits))]
  const vite = await startVite({ server, host: new URL(settings.publicUrl).hostname, plugins })
  endings.add(() => vite.close())
  const failures = failuresFor(vite.environments.client.hot)
  const onEnd = (error) => failures.editFailed("The shop ended", error)
  const answers = drawnPages(vite, failures.pageFailed)
  const shop = new Shop({ settings, schema: schemaFingerprint(), answers, inspectPort, onEnd })
  endings.add(() => shop.stop())
  onEdits = followEdits({ shop, failures, migrate: () => prepareDatabase({ env, staff }) })

  mountFront({ server, vite, admin: adminPages(server), shop })
  await new Promise((resolve, reject) => server.once("error", reject).listen(settings.port, settings.host, resolve))
  endings.add(() => server.closeAllConnections())
  await step("Starting the shop", () => shop.start()).catch((error) =>
    failures.editFailed("The shop can't start", error),
  )
  if (checksTypes) endings.add(watchTypes())
  announce(settings, staff)
  await new Promise(() => undefined)
}

function announce({ publicUrl, host, port }, staff) {
  say(`\nShop   ${publicUrl}/  (its pages, the admin and the server follow your edits)`)
  say(`Admin  ${publicUrl}/app`)
  announceLogin(staff)
  say(`Mails  ${publicUrl}/dev/mails`)
  say(`\nListening on ${host}:${port}. Ctrl-C stops everything.`)
}

/** `npm run dev`: the demo, following the edits of its sources, until it is asked to stop. */
export const dev = () => runUntilEnd(runDevelopment)
