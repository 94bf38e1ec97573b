import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { cachedUntilChange, type Earlier } from "#platform/cache/index"
import { inSlices } from "#platform/in-slices"
import { buildSteps } from "./build"
import { type CatalogueRows, catalogueRows, refreshProducts } from "./read-rows"
import type { CatalogueSnapshot } from "./types"
import { CATALOGUE } from "./watched"

/** The rows a snapshot was made of, to make the next one of. */
const rowsOf = new WeakMap<CatalogueSnapshot, CatalogueRows>()

/** With more products changed than this, reading all of them is less work than telling them apart. */
const MOST_ANEW = 500

async function readCatalogue(knex: Knex, earlier?: Earlier<CatalogueSnapshot>): Promise<CatalogueSnapshot> {
  const known = earlier && earlier.products.size <= MOST_ANEW ? rowsOf.get(earlier.snapshot) : undefined
  const rows = earlier && known ? await refreshProducts(knex, known, earlier.products) : await catalogueRows(knex)
  const snapshot = await inSlices(buildSteps(rows))
  rowsOf.set(snapshot, rows)
  return snapshot
}

const catalogue = cachedUntilChange(CATALOGUE, readCatalogue)

/** The catalogue as it is, from memory as a rule. */
export const catalogueSnapshot = catalogue.read
/** The catalogue in memory now, for who can't wait. */
export const cachedCatalogue = catalogue.cached
