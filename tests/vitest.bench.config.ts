import { defineConfig } from "vitest/config"

/** Measurements, run by `npm run bench`; nothing here passes or fails by a time. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ["bench/**/*.bench.ts"],
    globalSetup: ["./bench/one-durable-app.ts"],
    setupFiles: ["./harness/fresh-database.ts"],
    pool: "forks",
    maxWorkers: 1,
    disableConsoleIntercept: true,
    fileParallelism: false,
    testTimeout: 1_800_000,
    hookTimeout: 120_000,
  },
})
