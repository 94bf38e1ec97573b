import { readdirSync } from "node:fs"
import path from "node:path"
import type { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { describe, expect, it } from "vitest"

const SRC = path.resolve(__dirname, "../..")

const TAKES_AWAY = [
  /\bdrop (?:column|table|view|default)\b/i,
  /\brename\b/i,
  /\bset not null\b/i,
  /\badd column\b(?![^,;]*\b(?:default|generated)\b)[^,;]*\bnot null\b/i,
]
const takesAway = (statement: string) => TAKES_AWAY.some((pattern) => pattern.test(statement))

/** What may, and why. */
const ALLOWED: Record<string, string> = {
  Migration20261121122000: "released in 0.2.0",
  Migration20261123084000: "released in 0.3.0",
  Migration20261127171500: "makes the generated column anew in the same transaction",
}

/** What the migration runs where nothing is stored yet. */
async function statementsOf(file: string): Promise<string[]> {
  const [Step] = Object.values(await import(path.join(SRC, file))) as (typeof Migration)[]
  const migration: Migration = Reflect.construct(Step, [])
  await migration.up()
  return migration.getQueries() as string[]
}

describe("a statement takes away from servers of the version before", () => {
  it.each([
    ["alter table quote drop column if exists note", true],
    ["alter table quote add column note text, drop column remark", true],
    ["do $$ begin alter table quote drop column note; end $$", true],
    ["drop table if exists quote", true],
    ["alter table quote rename column note to remark", true],
    ["alter table quote rename to offer", true],
    ["alter table quote alter column note set not null", true],
    ["alter table quote alter column note drop default", true],
    ["alter table quote add column if not exists note text not null", true],
    ["alter table quote add column note text not null default '', add column remark text not null", true],
    ["alter table quote add column if not exists note text not null default ''", false],
    ["alter table quote add column if not exists note text null", false],
    ["alter table quote add column day date not null generated always as (until - 1) stored", false],
    ["alter table quote alter column note drop not null", false],
    ["create table if not exists quote (note text not null)", false],
    ["alter table quote drop constraint if exists quote_note", false],
  ])("%s: %s", (statement, expected) => expect(takesAway(statement)).toBe(expected))
})

it("no migration takes away what servers of the version before use, but for those that are named here", async () => {
  const files = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\bmigrations\/Migration\d+\.ts$/.test(file),
  )
  const taking = files.map(async (file) =>
    (await statementsOf(file)).some(takesAway) ? [path.basename(file, ".ts")] : [],
  )
  expect((await Promise.all(taking)).flat().sort()).toEqual(Object.keys(ALLOWED))
  expect(files.length).toBeGreaterThan(100)
})
