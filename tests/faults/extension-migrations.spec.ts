import { spawn } from "node:child_process"
import { once } from "node:events"
import fs from "node:fs"
import path from "node:path"
import pg from "pg"
import { afterAll, beforeAll, expect, inject, it } from "vitest"
import { until } from "../harness"
import { cloneTemplate, databaseUrl } from "../harness/database"
import { DATA_DIR, ROOT, shopEnvironment } from "../harness/settings"
import { closeSql, sql } from "../harness/sql"
import { talkTo } from "../harness/target"

/** An extension with a module of its own, as an integrator writes it. */
const folder = path.join(DATA_DIR, "extension-points")
const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  fs.writeFileSync(path.join(folder, file), text)
}
const writeMigration = (name: string, statement: string) =>
  write(
    `points/migrations/${name}.ts`,
    `import { Migration } from "@medusajs/framework/mikro-orm/migrations"
export class ${name} extends Migration {
  override async up() { this.addSql(${JSON.stringify(statement)}) }
}
`,
  )

const writeModule = (name: string) =>
  write(
    "points/index.ts",
    `import { MedusaService, Module } from "@medusajs/framework/utils"
class PointsService extends MedusaService({}) {}
export default Module("${name}", { service: PointsService })
`,
  )

const url = () => databaseUrl(inject("postgresUrl"), "shop_extension_migrations")

beforeAll(async () => {
  fs.rmSync(folder, { recursive: true, force: true })
  writeModule("points")
  write(
    "shop.config.ts",
    `import path from "node:path"
import { defineExtension, type ShopConfig } from "#extension"
const points = defineExtension({
  name: "points",
  requires: "^1.0.0",
  plugin: { modules: [{ resolve: path.join(__dirname, "points") }] },
})
export default { extensions: [points] } satisfies ShopConfig
`,
  )
  writeMigration("Migration20270101000000", "create table if not exists points (id text primary key)")
  await cloneTemplate(inject("postgresUrl"), "shop_extension_migrations")
  talkTo({ baseUrl: "", databaseUrl: url(), dataDir: folder, erpUrl: "" })
})
afterAll(async () => {
  await closeSql()
  fs.rmSync(folder, { recursive: true })
})

async function migrate() {
  const child = spawn(process.execPath, ["scripts/migrate.mjs"], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...shopEnvironment(url(), 0, folder),
      PORT: "",
      SHOP_CONFIG: path.join(folder, "shop.config.ts"),
    },
  })
  let output = ""
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk))
  const [code] = await once(child, "close")
  return { code, output }
}
const columns = async () => {
  const rows = await sql("select column_name as name from information_schema.columns where table_name = 'points'")
  return rows.map(({ name }) => name).sort()
}

it("runs an extension's first migration, and its second one when that comes", async () => {
  expect(await migrate()).toMatchObject({ code: 0 })
  expect(await columns()).toEqual(["id"])
  writeMigration("Migration20270102000000", "alter table points add column if not exists balance integer")
  const second = await migrate()
  expect(second).toMatchObject({ code: 0, output: expect.stringContaining("Migrating the database") })
  expect(await columns()).toEqual(["balance", "id"])
  expect((await migrate()).output).not.toContain("Migrating")
})

it("lets others read on while it waits for who reads for long, as a backup does, and goes on after that", async () => {
  writeMigration("Migration20270103000000", "alter table points add column if not exists note text")
  const backup = new pg.Client(url())
  await backup.connect()
  await backup.query("begin; select from points")
  const migrating = migrate()
  const waits = "select from pg_locks where relation = 'points'::regclass and not granted"
  await until("a change that waits", async () => (await sql(waits)).length > 0, 60_000)
  expect(await sql("select from points")).toEqual([])
  expect(await columns()).not.toContain("note")
  await backup.end()
  expect(await migrating).toMatchObject({ code: 0 })
  expect(await columns()).toEqual(["balance", "id", "note"])
})

it("refuses a module of a name that is taken, in whose place Medusa would put it without a word", async () => {
  writeModule("quotes")
  const { code, output } = await migrate()
  expect(code).toBe(1)
  expect(output).toMatch(/The module .*quotes.* is there twice, rename the extension's: .*points/)
  writeModule("points")
})

it("refuses a migration of a name that is taken, which the database would skip without a word", async () => {
  writeMigration("Migration20261123234200", "alter table points add column if not exists lost integer")
  const { code, output } = await migrate()
  expect(code).toBe(1)
  expect(output).toMatch(/Migration20261123234200 is there twice, rename the extension's: .*points.*outbox/)
  expect(await columns()).toEqual(["balance", "id", "note"])
})
