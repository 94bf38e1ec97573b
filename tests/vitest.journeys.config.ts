import { defineConfig } from "vitest/config"
import { LongestFirst } from "./harness/longest-first"
import { JOURNEYS } from "./suites"

export default defineConfig({
  root: import.meta.dirname,
  test: { ...JOURNEYS, globalSetup: ["./harness/one-app-with-pages.ts"], sequence: { sequencer: LongestFirst } },
})
