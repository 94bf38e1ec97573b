import type { ExecArgs } from "@medusajs/framework/types"
import { EnvironmentError, readEnv } from "#config/env"
import { seedShop } from "../../seed/seed"
import { ensureStaffPages } from "./staff-pages"
import { ensureStaffUser } from "./staff-user"

/** Run by the start once per database: the shop's data, then the first staff user. Repeating it changes nothing. */
export default async function ({ container }: ExecArgs) {
  const env = readEnv()
  await seedShop(container, env)
  await ensureStaffPages(container)
  const { adminEmail: email, adminPassword: password } = env
  if (!email || !password)
    throw new EnvironmentError("ADMIN_EMAIL and ADMIN_PASSWORD must be set (npm start supplies them).")
  await ensureStaffUser(container, { email, password })
}
