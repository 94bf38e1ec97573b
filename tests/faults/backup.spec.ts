import fs from "node:fs"
import path from "node:path"
import pg from "pg"
import { beforeAll, describe, expect, inject, it } from "vitest"
import { startShop } from "../harness/app"
import { asAdministrator, cloneTemplate, databaseUrl } from "../harness/database"
import { DATA_DIR } from "../harness/settings"
import { runBackupScript } from "./backup-scripts"

const folder = path.join(DATA_DIR, "backup")
const archive = path.join(folder, "shop.tar.gz")
const shopOf = (name: "source" | "target") => ({
  dataDir: path.join(folder, name),
  databaseUrl: databaseUrl(inject("postgresUrl"), `shop_backup_${name}`),
})

const script = (command: "backup" | "restore", shop: "source" | "target", file = archive) =>
  runBackupScript(command, shopOf(shop), file)

/** Each table's rows and each sequence's value, as one sum. */
async function contentsOf(shop: "source" | "target") {
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
    await asAdministrator(inject("postgresUrl"), async (client) => {
      await client.query('drop database if exists "shop_backup_target" with (force)')
      await client.query('create database "shop_backup_target"')
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
})
