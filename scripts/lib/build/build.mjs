import fs from "node:fs"
import path from "node:path"
import { foldersOfAreas } from "../areas.mjs"
import { exclusively } from "../exclusively.mjs"
import { configFile, extensionFolders } from "../extensions.mjs"
import { medusa } from "../medusa.mjs"
import { step } from "../progress.mjs"
import { ROOT } from "../root.mjs"
import { run } from "../run.mjs"
import { compressFiles, QUICK } from "./compress-files.mjs"
import { fingerprint } from "./fingerprint.mjs"
import { hasStamp, writeStamp } from "./stamp.mjs"

const SHARED_SOURCES = ["src/kernel", "src/wire", ...foldersOfAreas(["rules", "wire"])]
const STOREFRONT = path.join(ROOT, "storefront")

/** Building the admin reads the configuration, which wants these named; nothing is opened. */
const UNUSED = {
  DATABASE_URL: "postgres://localhost/none",
  SESSION_SECRET: "only-for-the-build-".repeat(3),
  SHOP_MODE: "demo",
  DISABLE_ADMIN: "false",
}

async function buildIfOutdated({ title, name, sources, stamp, build, spoken = "" }) {
  const wanted = fingerprint([...sources, ...SHARED_SOURCES]) + spoken
  if (hasStamp(stamp, wanted)) return
  const buildOnce = async () => {
    if (hasStamp(stamp, wanted)) return
    fs.rmSync(stamp, { force: true })
    await build()
    writeStamp(stamp, wanted)
  }
  await step(title, () => exclusively(`build-${name}`, buildOnce))
}

/** The storefront's files for browsers and its bundle for the server, in `storefront/dist`. */
export const buildStorefront = () =>
  buildIfOutdated({
    title: "Building the storefront",
    name: "storefront",
    sources: ["storefront"],
    spoken: process.env.SHOP_LANGUAGE,
    stamp: path.join(STOREFRONT, "dist/built-from"),
    build: async () => {
      const env = { ...process.env, NODE_ENV: "production" } // a test run's "test" would build React for development
      await run("Building the storefront", "npm", ["run", "build", "--silent"], { cwd: STOREFRONT, env })
      await compressFiles(path.join(STOREFRONT, "dist/client"))
    },
  })

/** Which pages of extensions there are, too: their configuration may be anywhere. */
function adminSources() {
  const config = configFile()
  const own = ["src/admin", ...foldersOfAreas(["admin"]), "scripts/lib/build", "medusa-config.ts", "package-lock.json"]
  return [...own, ...(config ? [path.relative(ROOT, config)] : []), ...extensionFolders().admin]
}

/** The commerce admin, in `public/admin`, where Medusa looks for it. The old one stays until the new one is whole. */
export const buildAdmin = () =>
  buildIfOutdated({
    title: "Building the admin",
    name: "admin",
    sources: adminSources(),
    stamp: path.join(ROOT, "public/admin.built-from"),
    build: async () => {
      await medusa("Building the admin", "build", { adminOnly: true }, UNUSED)
      await compressFiles(path.join(ROOT, ".medusa/admin"), QUICK)
      const target = path.join(ROOT, "public/admin")
      fs.mkdirSync(path.dirname(target), { recursive: true })
      fs.rmSync(target, { recursive: true, force: true })
      fs.renameSync(path.join(ROOT, ".medusa/admin"), target)
    },
  })
