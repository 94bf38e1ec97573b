import path from "node:path"
import { defineConfig } from "vitest/config"
import { MODULES } from "./suites"

export default defineConfig({
  root: path.resolve(import.meta.dirname, ".."),
  test: { ...MODULES, globalSetup: ["./tests/harness/one-server.ts"] },
})
