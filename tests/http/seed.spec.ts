import { execFile } from "node:child_process"
import { promisify } from "node:util"
import { expect, it } from "vitest"
import { demoProduct, sql } from "../harness"
import { freePort } from "../harness/ports"
import { ROOT, shopEnvironment } from "../harness/settings"
import { target } from "../harness/target"

async function seedAgain(mode: "demo" | "production") {
  const environment = shopEnvironment(target().databaseUrl, await freePort())
  const productionOnly = { SHOP_MODE: "production", SHOP_NOW: "", SMTP_URL: "smtp://localhost", ERP_MODE: "off" }
  const env = { ...process.env, ...environment, ...(mode === "production" ? productionOnly : {}) }
  await promisify(execFile)(process.execPath, ["node_modules/@medusajs/cli/cli.js", "exec", "./seed/seed.ts"], {
    cwd: ROOT,
    env,
  })
}

/** When the running shop last asked its ERP is no business of the seed's. */
const OF_THE_RUNNING_SHOP = ["erp_task", "erp_gate"]

/** Row counts and contents of every table, by name. */
async function contents() {
  const tables = await sql<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and not table_name = any($1)",
    OF_THE_RUNNING_SHOP,
  )
  const sums: Record<string, string> = {}
  for (const { name } of tables) {
    const [row] = await sql<{ sum: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '' order by t::text)), '') as sum from "${name}" t`,
    )
    sums[name] = row.sum
  }
  return sums
}

it.each(["demo", "production"] as const)(
  "changes nothing when the %s seed runs again, and leaves what staff edited",
  async (mode) => {
    const { id } = await demoProduct("rtc-360")
    await sql("update product set title = 'RTC 360 neu' where id = $1", id)
    await sql("delete from rental_reservation where note = 'Linse ersetzen'")
    const before = await contents()
    await seedAgain(mode)
    expect(await contents()).toEqual(before)
  },
  120_000,
)
