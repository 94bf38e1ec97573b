import type { ExecArgs } from "@medusajs/framework/types"
import { EnvironmentError, readEnv } from "#config/env"
import { seedShop } from "../../seed/seed"
import { ensureStaffPages } from "./staff-pages"
import { ensureStaffUser } from "./staff-user"

/**
 * Run by the start when there is something new: the shop's data, and with the argument `staff` the first staff user. Repeating it
 * changes nothing but his password.
 */
export default async function ({ container, args }: ExecArgs) {
  const env = readEnv()
  await seedShop(container, env)
  await ensureStaffPages(container)
  if (!args.includes("staff")) return
  const { adminEmail: email, adminPassword: password } = env
  if (!email || !password)
    throw new EnvironmentError("ADMIN_EMAIL and ADMIN_PASSWORD must be set (npm start supplies them).")
  await ensureStaffUser(container, { email, password })
}
