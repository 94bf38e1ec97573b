import { defineConfig } from "vitest/config"
import { SecretsLast } from "./harness/secrets-last"

/** The shop and its admin in Chromium, against one running shop. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ["journeys/**/*.spec.ts"],
    globalSetup: ["./harness/one-app-with-pages.ts"],
    setupFiles: ["./harness/fresh-database.ts"],
    sequence: { sequencer: SecretsLast },
    pool: "forks",
    maxWorkers: 1,
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
})
