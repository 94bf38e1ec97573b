import { inject } from "vitest"
import { databaseUrl } from "./database"
import { DATA_DIR } from "./settings"

/** The shop that the helpers talk to. */
export interface Target {
  baseUrl: string
  databaseUrl: string
  dataDir: string
  /** Its ERP's stand-in; "" if it has none of its own. */
  erpUrl: string
}

let chosen: Target | undefined

/** The run's one shop, unless a file started its own. */
export const target = (): Target =>
  chosen ?? {
    baseUrl: inject("baseUrl"),
    databaseUrl: databaseUrl(inject("postgresUrl"), inject("database")),
    dataDir: DATA_DIR,
    erpUrl: inject("erpUrl"),
  }

/** For a file with shops of its own: all helpers talk to this one from now on. */
export function talkTo(shop: Target) {
  chosen = shop
}
