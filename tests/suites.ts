import path from "node:path"
import type { ProjectConfig } from "vitest/node"
import { WORKERS } from "./harness/settings"

// What a test may take here ends one that hangs, and is a multiple of what the slowest takes on a busy machine.
const isFullSize = process.env.FAULTS === "full"

/**
 * One process for all files of a worker: loading the harness again for each takes longer than most of them. What a file
 * leaves behind there is put away by `harness/fresh-database`.
 */
const ON_A_SHOP = {
  setupFiles: ["./harness/shop-settings.ts", "./harness/fresh-database.ts"],
  pool: "forks",
  maxWorkers: WORKERS,
  isolate: false,
  hookTimeout: 120_000,
} satisfies ProjectConfig

/** The contract over HTTP, against the worker's shop. */
export const HTTP = { ...ON_A_SHOP, include: ["http/**/*.spec.ts"], testTimeout: 120_000 } satisfies ProjectConfig

/** The shop and its admin in Chromium, against the worker's shop. */
export const JOURNEYS = {
  ...ON_A_SHOP,
  include: ["journeys/**/*.spec.ts"],
  testTimeout: 300_000,
} satisfies ProjectConfig

/** Floods, kills, hostile input, several processes and their outages. Each file starts the shops it needs. */
export const FAULTS = {
  include: ["faults/**/*.spec.ts", "production/**/*.spec.ts", "simulate/*.spec.ts"],
  pool: "forks",
  maxWorkers: WORKERS,
  testTimeout: isFullSize ? 1_800_000 : 300_000,
  hookTimeout: 120_000,
} satisfies ProjectConfig

/** What `npm start` does with processes and databases, in data folders of its own. */
export const START = {
  include: ["start/**/*.spec.ts"],
  pool: "forks",
  maxWorkers: WORKERS,
  testTimeout: 600_000,
  hookTimeout: 60_000,
} satisfies ProjectConfig

/** Modules on a real database with their real migrations, without a shop around them; from the repository's root. */
export const MODULES = {
  include: ["src/shop/*/data/**/__tests__/*.spec.ts"],
  exclude: ["**/*.unit.spec.ts"],
  setupFiles: [path.join(import.meta.dirname, "harness/own-time.ts")],
  pool: "forks",
  maxWorkers: WORKERS,
  isolate: false,
  testTimeout: 60_000,
  hookTimeout: 120_000,
} satisfies ProjectConfig
