import path from "node:path"
import { defineConfig } from "vitest/config"

const EXTENSION = path.resolve(import.meta.dirname, "src/extension")

/**
 * Unit tests: no database, no server. By default two cores would get a single worker, which leaves one of them idle. What
 * they import has no state of its own: each worker loads it once for all its files, which halves the time.
 */
export default defineConfig({
  // Extensions may have a package.json of their own, which knows no names of the shop's.
  resolve: {
    alias: [
      { find: /^#extension$/, replacement: path.join(EXTENSION, "index.ts") },
      { find: /^#extension\/testing$/, replacement: path.join(EXTENSION, "testing.ts") },
    ],
  },
  test: {
    env: { SHOP_CONFIG: "off" },
    include: [
      "src/**/*.unit.spec.ts",
      "integrations/**/*.unit.spec.ts",
      "scripts/**/*.unit.spec.ts",
      "extensions/**/*.unit.spec.ts",
      "tests/**/*.unit.spec.ts",
    ],
    // A busy machine takes its time for a property of a hundred texts.
    testTimeout: 20_000,
    maxWorkers: "100%",
    isolate: false,
  },
})
