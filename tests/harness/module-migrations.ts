import { readdirSync } from "node:fs"
import path from "node:path"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Runs all migrations of one module's folder, in their order, on a database of its own. */
export async function migrate(db: Knex, folder: string): Promise<void> {
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith(".ts"))
    .sort()) {
    const [Step] = Object.values(await import(path.join(folder, file))) as (typeof Migration)[]
    const migration: Migration = Reflect.construct(Step, [])
    await migration.up()
    for (const statement of migration.getQueries()) await db.raw(statement as string)
  }
}
