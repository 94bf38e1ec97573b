import { defineConfig } from "vitest/config"
import { FAULTS } from "./suites"

export default defineConfig({
  root: import.meta.dirname,
  test: { ...FAULTS, globalSetup: ["./harness/pages.ts", "./harness/one-database.ts"] },
})
