import { defineConfig } from "vitest/config"
import { START } from "./suites"

export default defineConfig({
  root: import.meta.dirname,
  test: { ...START, globalSetup: ["./harness/one-database.ts"] },
})
