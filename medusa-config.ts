import { defineConfig } from "@medusajs/framework/utils"

/** The server's process environment is validated in `src/config/env.ts` before this file is read. */
module.exports = defineConfig({
  projectConfig: {
    databaseUrl: process.env.DATABASE_URL,
    databaseDriverOptions: { ssl: false, connection: { ssl: false }, pool: { min: 2, max: 20 } },
    http: {
      storeCors: process.env.PUBLIC_URL ?? "",
      adminCors: process.env.PUBLIC_URL ?? "",
      authCors: process.env.PUBLIC_URL ?? "",
      jwtSecret: process.env.SESSION_SECRET,
      cookieSecret: process.env.SESSION_SECRET,
    },
    cookieOptions: { secure: (process.env.PUBLIC_URL ?? "").startsWith("https:"), sameSite: "lax" },
  },
  admin: { path: "/app", disable: process.env.DISABLE_ADMIN === "true" },
  modules: [{ resolve: "./src/modules/session" }],
})
