import { defineConfig } from "vitest/config"
import { SecretsLast } from "./harness/secrets-last"

/** The contract over HTTP, against one running shop. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ["http/**/*.spec.ts"],
    globalSetup: ["./harness/one-app.ts"],
    setupFiles: ["./harness/fresh-database.ts"],
    sequence: { sequencer: SecretsLast },
    pool: "forks",
    maxWorkers: 1,
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
