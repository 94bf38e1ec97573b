import { defineConfig } from "vitest/config"

/** Unit tests: no database, no server. By default two cores would get a single worker, which leaves one of them idle. */
export default defineConfig({
  test: {
    include: ["src/**/*.unit.spec.ts", "integrations/**/*.unit.spec.ts", "scripts/**/*.unit.spec.ts"],
    maxWorkers: "100%",
  },
})
