import { defineConfig } from "vitest/config"

/**
 * Unit tests: no database, no server. By default two cores would get a single worker, which leaves one of them idle. What
 * they import has no state of its own: each worker loads it once for all its files, which halves the time.
 */
export default defineConfig({
  test: {
    include: ["src/**/*.unit.spec.ts", "integrations/**/*.unit.spec.ts", "scripts/**/*.unit.spec.ts"],
    // A busy machine takes its time for a property of a hundred texts.
    testTimeout: 20_000,
    maxWorkers: "100%",
    isolate: false,
  },
})
