import { defineConfig } from "vitest/config"

/** Histories of a shop as long as wished, by `npm run simulate`. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ["simulate/*.long.ts"],
    globalSetup: ["./harness/one-database.ts"],
    pool: "forks",
    maxWorkers: 1,
    disableConsoleIntercept: true,
    testTimeout: 24 * 3_600_000,
    hookTimeout: 120_000,
  },
})
