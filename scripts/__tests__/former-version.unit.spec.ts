import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { laterMigrations } from "../backup/former-version.mjs"

let folder: string
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "former-"))
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

const archived = (...names: string[]) =>
  fs.writeFileSync(
    path.join(folder, "public.mikro_orm_migrations.jsonl"),
    names.map((name, id) => `${JSON.stringify({ id, name })}\n`).join(""),
  )

describe("what was added to the tables since a backup", () => {
  it("is what this version has beyond it", () => {
    archived("Migration1", "Migration2")
    expect(laterMigrations(folder, new Set(["Migration1", "Migration2", "Migration3"]))).toEqual(["Migration3"])
  })

  it("is nothing to know of a later version's backup, which is refused by what it has beyond this one", () => {
    archived("Migration1", "Migration4", "Migration5")
    expect(() => laterMigrations(folder, new Set(["Migration1", "Migration2"]))).toThrow(
      /later version of the shop.*Migration4, Migration5/,
    )
  })
})
