import fs from "node:fs"
import path from "node:path"
import { migrationsUnder } from "../lib/extensions.mjs"
import { schemaPlaces } from "../lib/schema.mjs"
import { StartError } from "../lib/start-error.mjs"

/** Where Medusa notes which migrations were run, as its migrator makes it. */
const NOTED = "mikro_orm_migrations"
const TABLE = `create table if not exists ${NOTED} (id serial primary key, name varchar(255), executed_at timestamptz default current_timestamp)`

const namesHere = () => new Set(schemaPlaces().flatMap((place) => migrationsUnder(place).map(({ name }) => name)))

/**
 * What has been added to the tables since an archive was written.
 * @param folder of its tables
 * @throws StartError if tables were added there that this version doesn't have
 */
export function laterMigrations(folder, here = namesHere()) {
  const lines = fs
    .readFileSync(path.join(folder, `public.${NOTED}.jsonl`), "utf8")
    .trim()
    .split("\n")
  const there = new Set(lines.map((line) => JSON.parse(line).name))
  const unknown = [...there].filter((name) => !here.has(name))
  if (unknown.length > 0)
    throw new StartError(
      `The backup was made by a later version of the shop, or with extensions that are missing here: ${unknown.join(", ")}`,
    )
  return [...here].filter((name) => !there.has(name))
}

/** Has an empty database migrated without these: they are noted as run, until the archive's own notes take the place of these. */
export async function holdBack(client, migrations) {
  await client.query(TABLE)
  await client.query(`insert into ${NOTED} (name) select unnest($1::text[])`, [migrations])
}
