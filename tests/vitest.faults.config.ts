import { defineConfig } from "vitest/config"
import { FAULTS } from "./suites"

export default defineConfig({
  root: import.meta.dirname,
  test: { ...FAULTS, globalSetup: ["./harness/one-database.ts"] },
})
