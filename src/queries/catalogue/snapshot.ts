import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { readEnv } from "../../config/env"
import { buildSnapshot } from "./build"
import { catalogueRows } from "./rows"
import type { CatalogueSnapshot } from "./types"
import { CatalogueWatch } from "./watch"

let kept: CatalogueSnapshot | undefined
let loading: Promise<CatalogueSnapshot> | undefined
let watch: { heard: CatalogueWatch; started: Promise<void> } | undefined
const listeners = new Set<() => void>()

/** Calls `listener` whenever the catalogue may have changed, in any process of the shop. @returns stops it */
export function onCatalogueChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A load that is under way may have read what was before the change: who asks from now on gets another one. */
function drop() {
  kept = undefined
  loading = undefined
  for (const listener of listeners) listener()
}

async function watching(scope: MedusaContainer): Promise<CatalogueWatch> {
  if (!watch) {
    const logger = scope.resolve(ContainerRegistrationKeys.LOGGER)
    const onLost = ({ message }: Error) =>
      logger.warn(`Catalogue changes can't be heard, so every answer is read from the database: ${message}`)
    const heard = new CatalogueWatch({ databaseUrl: readEnv().databaseUrl, onChange: drop, onLost })
    watch = { heard, started: heard.start() }
  }
  await watch.started
  return watch.heard
}

/**
 * The catalogue as it stands: from memory, else read once for all who ask meanwhile. Kept until the database tells of a
 * change; not kept at all while nobody could tell.
 * @see docs/decisions/020-catalogue-snapshot.md
 */
export async function catalogueSnapshot(scope: MedusaContainer): Promise<CatalogueSnapshot> {
  const heard = await watching(scope)
  if (kept) return kept
  loading ??= load(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), heard)
  return loading
}

/** What is in memory now, for who can't wait. */
export const keptSnapshot = (): CatalogueSnapshot | undefined => kept

function load(knex: Knex, heard: CatalogueWatch): Promise<CatalogueSnapshot> {
  const mine = catalogueRows(knex).then(buildSnapshot)
  const settle = (snapshot?: CatalogueSnapshot) => {
    if (loading !== mine) return
    loading = undefined
    if (heard.isListening) kept = snapshot
  }
  mine.then(settle, () => settle())
  return mine
}
