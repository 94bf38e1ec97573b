import { defineConfig } from "@medusajs/framework/utils"
import { readEnv } from "./src/config/env"
import { environmentModules, ownModules } from "./src/config/medusa-modules"

const env = readEnv()
const ssl = /[?&]sslmode=(require|verify-ca|verify-full)\b/.test(env.databaseUrl)

module.exports = defineConfig({
  projectConfig: {
    databaseUrl: env.databaseUrl,
    databaseDriverOptions: { ssl, connection: { ssl }, pool: { min: 2, max: 20 } },
    redisUrl: env.redisUrl,
    http: {
      storeCors: env.publicUrl,
      adminCors: env.publicUrl,
      authCors: env.publicUrl,
      jwtSecret: env.sessionSecret,
      cookieSecret: env.sessionSecret,
    },
    cookieOptions: { secure: env.publicUrl.startsWith("https:"), sameSite: "lax" },
  },
  admin: { path: "/app", disable: process.env.DISABLE_ADMIN === "true" },
  modules: [...ownModules(__dirname, env), ...environmentModules(env)],
})
