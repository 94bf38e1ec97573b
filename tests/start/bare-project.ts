import { execFile } from "node:child_process"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { promisify } from "node:util"
import { inject, onTestFinished } from "vitest"
import { asAdministrator, databaseUrl } from "../harness/database"
import { freePort } from "../harness/ports"
import { ROOT } from "../harness/settings"
import { until } from "../harness/until"

const run = promisify(execFile)
const DATABASE = "bare_medusa"
const NAME = "vermessung-shop-rental"
export const PACKAGES = path.join(ROOT, "node_modules")
export const MOVED_CLOCK = path.join(ROOT, "tests/simulate/world/move-clock.cjs")
/** In Tokyo it is Thursday, 31 December, in Zurich still Wednesday. */
const NOW = "2026-12-30T20:30:00Z"

const MANIFEST = { name: "bare", dependencies: { "@medusajs/medusa": "2.21.2" } }
const TSCONFIG = {
  compilerOptions: {
    ...{ target: "ES2021", module: "Node16", moduleResolution: "Node16", esModuleInterop: true },
    ...{ strict: true, skipLibCheck: true, noEmit: true, types: ["node"] },
  },
  "ts-node": { swc: true },
  include: ["medusa-config.ts", "src"],
}

/** A project on Medusa outside the shop's folder, with its packages and the tarball, but none of the shop's files. */
export async function bareProject(files: { name: string; text: string }[]) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "bare-medusa-"))
  const at = (file: string) => path.join(folder, file)
  await install(folder)
  const manifests = [
    { name: "package.json", text: JSON.stringify(MANIFEST) },
    { name: "tsconfig.json", text: JSON.stringify(TSCONFIG) },
  ]
  for (const { name, text } of [...manifests, ...files]) {
    fs.mkdirSync(path.dirname(at(name)), { recursive: true })
    fs.writeFileSync(at(name), text)
  }
  await replaceDatabase(`create database ${DATABASE}`)

  const node = (...args: string[]) =>
    run(process.execPath, args, {
      cwd: folder,
      env: {
        ...{ PATH: process.env.PATH, HOME: process.env.HOME, MEDUSA_DISABLE_TELEMETRY: "true" },
        DATABASE_URL: databaseUrl(inject("postgresUrl"), DATABASE),
        NODE_OPTIONS: `--require ${MOVED_CLOCK}`,
        MOVED_CLOCK_MS: String(Date.parse(NOW) - Date.now()),
      },
    })
  const medusa = (...args: string[]) => node("node_modules/@medusajs/cli/cli.js", ...args)

  return {
    medusa,
    read: (file: string) => fs.readFileSync(at(file), "utf8"),
    /** What the compiler complains of. */
    complaints: () =>
      node(path.join(PACKAGES, "typescript-7/bin/tsc"), "-p", ".").then(
        () => "",
        (error) => `${error.message}${error.stdout}`,
      ),
    /** Medusa without the pages of its admin, until the test's end. @returns its address */
    async listening() {
      fs.appendFileSync(at("medusa-config.ts"), "module.exports.admin.disable = true\n")
      const port = await freePort()
      const server = medusa("start", "--port", String(port))
      const ended = server.catch(() => null)
      onTestFinished(async () => {
        server.child.kill()
        await ended
      })
      const address = `http://localhost:${port}`
      const isUp = () =>
        fetch(`${address}/health`).then(
          ({ ok }) => ok,
          () => false,
        )
      await until("Medusa listens", isUp, 60_000)
      return address
    },
    async remove() {
      await replaceDatabase()
      fs.rmSync(folder, { recursive: true, maxRetries: 3 })
    },
  }
}

async function install(folder: string) {
  await run("npm", ["run", "rental-package"], { cwd: ROOT })
  const installed = path.join(folder, "node_modules")
  fs.mkdirSync(installed)
  for (const name of fs.readdirSync(PACKAGES)) fs.symlinkSync(path.join(PACKAGES, name), path.join(installed, name))
  const { version } = JSON.parse(fs.readFileSync(path.join(ROOT, "packages/rental/package.json"), "utf8"))
  await run("tar", ["-xzf", path.join(ROOT, `packages/rental/${NAME}-${version}.tgz`), "-C", folder])
  fs.renameSync(path.join(folder, "package"), path.join(installed, NAME))
}

const replaceDatabase = (create?: string) =>
  asAdministrator(inject("postgresUrl"), async (client) => {
    await client.query(`drop database if exists ${DATABASE} with (force)`)
    if (create) await client.query(create)
  })
