import { defineConfig } from "vitest/config"

/** Unit tests: no database, no server. */
export default defineConfig({
  test: { include: ["src/**/*.unit.spec.ts", "integrations/**/*.unit.spec.ts", "scripts/**/*.unit.spec.ts"] },
})
