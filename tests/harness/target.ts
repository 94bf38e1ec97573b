import { inject } from "vitest"
import { WORKER } from "./settings"

/** The shop that the helpers talk to. */
export interface Target {
  baseUrl: string
  databaseUrl: string
  dataDir: string
  /** Its ERP's stand-in; "" if it has none of its own. */
  erpUrl: string
}

declare module "vitest" {
  export interface ProvidedContext {
    postgresUrl: string
    /** One for each worker. */
    shops: Target[]
  }
}

let chosen: Target | undefined

/** The worker's own shop, unless a file started another. */
export const target = (): Target => chosen ?? inject("shops")[WORKER - 1]

/** For a file with shops of its own: all helpers talk to this one from now on. */
export function talkTo(shop: Target) {
  chosen = shop
}

/** A new file begins with the worker's own shop. */
export function talkToOwn() {
  chosen = undefined
}
