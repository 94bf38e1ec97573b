import fs from "node:fs"
import path from "node:path"
import pg from "pg"
import { beforeAll, describe, expect, inject, it, onTestFinished, vi } from "vitest"
import { startShop } from "../harness/app"
import { asAdministrator, cloneTemplate, databaseUrl } from "../harness/database"
import { DATA_DIR } from "../harness/settings"
import { runBackupScript } from "./backup-scripts"

const folder = path.join(DATA_DIR, "backup")
const archive = path.join(folder, "shop.tar.gz")
type Place = "source" | "target" | "trial"
const shopOf = (name: Place) => ({
  dataDir: path.join(folder, name),
  databaseUrl: databaseUrl(inject("postgresUrl"), `shop_backup_${name}`),
})

const script = (command: "backup" | "restore", shop: Place, ...args: string[]) =>
  runBackupScript(command, shopOf(shop), ...(args.length > 0 ? args : [archive]))

/** Work, an event and a login that wait in the shop, for moments after the test. */
const WAITING = `
  insert into pgboss.job (name, data, start_after) values ('rental-reminder', '{}', now() + interval '1 day');
  insert into outbox_subscriber (id, retry_at) values ('whend_told', now() + interval '1 day');
  select outbox_write('order.placed', 1, 'order', 'order_1', '{}', now());
  insert into erp_token (id, value) values ('bexio', 'secret')`

/** What a shop has still to tell, and what it is let in with. */
const STILL_TOLD = `select (select count(*) from pgboss.job where state < 'completed') as jobs,
  (select count(*) from outbox_delivery where ended_at is null) as deliveries,
  (select count(*) from outbox_subscriber where paused_at is null) as subscribers, (select count(*) from erp_token) as logins`

async function query(shop: Place, text: string) {
  const client = new pg.Client(shopOf(shop).databaseUrl)
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return rows
}

/** Each table's rows and each sequence's value, as one sum. */
async function contentsOf(shop: Place) {
  const client = new pg.Client(shopOf(shop).databaseUrl)
  await client.connect()
  const contents: Record<string, string> = {}
  const tables = await client.query(`select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname !~ '^(pg_|information_schema)'`)
  for (const { name } of tables.rows) {
    const { rows } = await client.query(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from ${name} t`,
    )
    contents[name] = rows[0].sum
  }
  for (const { name, value } of (
    await client.query("select schemaname || '.' || sequencename as name, last_value::text as value from pg_sequences")
  ).rows)
    contents[name] = value
  await client.end()
  return contents
}

describe("a backup", () => {
  beforeAll(async () => {
    fs.rmSync(folder, { recursive: true, force: true })
    const { dataDir } = shopOf("source")
    fs.mkdirSync(path.join(dataDir, "uploads"), { recursive: true })
    fs.mkdirSync(path.join(dataDir, "mail"))
    fs.writeFileSync(path.join(dataDir, "uploads/plan.pdf"), "Plan")
    fs.writeFileSync(path.join(dataDir, "mail/1.eml"), "Guten Tag")
    fs.writeFileSync(path.join(dataDir, "server.pid"), "1")
    await cloneTemplate(inject("postgresUrl"), "shop_backup_source")
    await query("source", WAITING)
    await asAdministrator(inject("postgresUrl"), async (client) => {
      for (const name of ["shop_backup_target", "shop_backup_trial"]) {
        await client.query(`drop database if exists "${name}" with (force)`)
        await client.query(`create database "${name}"`)
      }
    })
  }, 60_000)

  it("is one file that its owner alone reads", async () => {
    const { code, output } = await script("backup", "source")
    expect(output).toContain(archive)
    expect(code).toBe(0)
    expect(fs.statSync(archive).mode & 0o777).toBe(0o600)
    expect(fs.readdirSync(folder).sort()).toEqual(["shop.tar.gz", "source"])
    expect(await script("backup", "source")).toMatchObject({
      code: 1,
      output: expect.stringContaining("exists already"),
    })
  })

  it("is not restored over a shop, nor when it is damaged", async () => {
    expect(await script("restore", "source")).toMatchObject({ code: 1, output: expect.stringContaining("not empty") })
    const bytes = fs.readFileSync(archive)
    const damaged = path.join(folder, "damaged.tar.gz")
    fs.writeFileSync(damaged, bytes.subarray(0, bytes.length - 1_000))
    expect(await script("restore", "target", damaged)).toMatchObject({
      code: 1,
      output: expect.stringContaining("damaged"),
    })
    expect(await contentsOf("target")).toEqual({})
  })

  it("gives the shop back, row for row and file for file, and it starts", async () => {
    const { code, output } = await script("restore", "target")
    expect(output).toContain("Restored as it was at")
    expect(code).toBe(0)
    expect(await contentsOf("target")).toEqual(await contentsOf("source"))
    const { dataDir, databaseUrl } = shopOf("target")
    expect(fs.readFileSync(path.join(dataDir, "uploads/plan.pdf"), "utf8")).toBe("Plan")
    expect(fs.readFileSync(path.join(dataDir, "mail/1.eml"), "utf8")).toBe("Guten Tag")
    expect(fs.existsSync(path.join(dataDir, "server.pid"))).toBe(false)

    const shop = await startShop({ databaseUrl, dataDir })
    const ready = await fetch(`${shop.baseUrl}/ready`)
    await shop.stop()
    expect(ready.status).toBe(200)
    expect(await script("restore", "target")).toMatchObject({ code: 1, output: expect.stringContaining("not empty") })
  })

  it("is tried out without telling anybody anything: the rest is there, row for row", async () => {
    expect(await script("restore", "trial", "--trial", archive)).toMatchObject({
      code: 1,
      output: expect.stringContaining("ERP_MODE=off"),
    })
    vi.stubEnv("ERP_MODE", "off")
    onTestFinished(() => void vi.unstubAllEnvs())
    expect(await script("restore", "trial", "--trial", archive)).toMatchObject({
      code: 0,
      output: expect.stringContaining("A trial"),
    })
    const [source, trial] = await Promise.all([contentsOf("source"), contentsOf("trial")])
    const changed = Object.keys(source).filter((name) => trial[name] !== source[name])
    expect(new Set(changed.map((name) => (name.startsWith("pgboss.") ? "jobs" : name)))).toEqual(
      new Set(["jobs", "public.erp_token", "public.outbox_delivery", "public.outbox_subscriber"]),
    )
    expect(await query("trial", STILL_TOLD)).toEqual([{ jobs: "0", deliveries: "0", subscribers: "0", logins: "0" }])
  })
})
