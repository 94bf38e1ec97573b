import { defineConfig } from "vitest/config"

const isFullSize = process.env.FAULTS === "full"

/** Floods, kills, hostile input, several processes and their outages. Each file starts the shops it needs. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ["faults/**/*.spec.ts", "production/**/*.spec.ts"],
    globalSetup: ["./harness/one-database.ts"],
    pool: "forks",
    maxWorkers: 1,
    fileParallelism: false,
    testTimeout: isFullSize ? 1_800_000 : 180_000,
    hookTimeout: 120_000,
  },
})
