import path from "node:path"
import { defineConfig } from "vitest/config"

/** Modules on a real database with their real migrations, without a shop around them. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, ".."),
  test: {
    include: ["src/shop/*/data/**/__tests__/*.spec.ts"],
    exclude: ["**/*.unit.spec.ts"],
    globalSetup: ["./tests/harness/one-server.ts"],
    pool: "forks",
    maxWorkers: 1,
    fileParallelism: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
