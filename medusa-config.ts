import { readdirSync } from "node:fs"
import path from "node:path"
import { defineConfig } from "@medusajs/framework/utils"
import { readEnv } from "#config/env"
import { pluginParts } from "#config/extensions/index"
import { environmentModules, IMPATIENT_REDIS, ownModules } from "#config/medusa-modules"
import { theLogger } from "#platform/log/shop-logger"

const env = readEnv()
const ssl = /[?&]sslmode=(require|verify-ca|verify-full)\b/.test(env.databaseUrl)

/** Medusa's pages would fetch flags from another host, which learns from it who looks at which page. */
const COUNTRY_FLAG = "src/admin/ui/country-flag.tsx"

const AREAS = path.join(__dirname, "src/shop")
const ofExtensions = pluginParts()

/** `sources` is where Medusa looks for pages and for the classes of its style; its own type of the options leaves it out. */
const admin = {
  path: "/app" as const,
  // No variable of operators': the server sets it, and serves the pages itself; so does their build.
  disable: process.env.DISABLE_ADMIN === "true",
  sources: [
    path.join(__dirname, "src/admin"),
    ...readdirSync(AREAS).map((area) => path.join(AREAS, area, "admin")),
    ...ofExtensions.flatMap(({ admin: pages }) => pages ?? []),
  ],
  vite: () => ({
    resolve: {
      alias: {
        "react-country-flag": path.resolve(__dirname, COUNTRY_FLAG),
        "#admin": path.resolve(__dirname, "src/admin"),
        "#shop": AREAS,
      },
    },
  }),
}

/** What Medusa calls our roles: a server leaves subscribers and scheduled jobs to workers. */
const WORKER_MODE = { all: "shared", server: "server", worker: "worker" } as const

const config = defineConfig({
  logger: theLogger(),
  projectConfig: {
    databaseUrl: env.databaseUrl,
    databaseDriverOptions: { ssl, connection: { ssl }, pool: { min: 2, max: 20 } },
    workerMode: WORKER_MODE[env.role],
    redisUrl: env.redisUrl,
    redisOptions: IMPATIENT_REDIS,
    http: {
      storeCors: env.publicUrl,
      adminCors: env.publicUrl,
      authCors: env.publicUrl,
      jwtSecret: env.sessionSecret,
      cookieSecret: env.sessionSecret,
    },
    cookieOptions: { secure: env.publicUrl.startsWith("https:"), sameSite: "lax" },
  },
  admin,
  modules: [...ownModules(env), ...environmentModules(env)],
})

/** Medusa adds its pages of drafts by itself; the shop has its own (src/admin/routes/new-order). */
module.exports = { ...config, plugins: ofExtensions.flatMap(({ plugins = [] }) => plugins) }
