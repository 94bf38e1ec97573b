import { defineConfig } from "vitest/config"
import { LongestFirst } from "./harness/longest-first"
import { HTTP } from "./suites"

export default defineConfig({
  root: import.meta.dirname,
  test: { ...HTTP, globalSetup: ["./harness/one-app.ts"], sequence: { sequencer: LongestFirst } },
})
