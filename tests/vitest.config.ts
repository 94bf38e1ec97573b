import path from "node:path"
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config"
import { LongestFirst } from "./harness/longest-first"
import { WORKERS } from "./harness/settings"
import { FAULTS, HTTP, JOURNEYS, MODULES, START } from "./suites"

const HERE = import.meta.dirname
/** Compares an idle shop with a busy one; restarts the server of all databases: nothing else may run meanwhile. */
const QUIET = ["faults/hostile-load.spec.ts", "faults/database-restart.spec.ts"]
const SECRETS = ["*/secrets.spec.ts"]

type Suite = TestProjectInlineConfiguration["test"]
const project = (name: string, suite: Suite, root = HERE): TestProjectInlineConfiguration => ({
  root,
  test: { name, ...suite },
})

/**
 * `npm test`: every suite that needs a database from one queue, the long files first, so that no worker waits for another
 * suite's end. Contract and journeys share the workers' shops; secrets are looked for when all have used theirs.
 */
export default defineConfig({
  root: HERE,
  test: {
    globalSetup: ["./harness/one-app-with-pages.ts"],
    sequence: { sequencer: LongestFirst },
    maxWorkers: WORKERS,
    projects: [
      project("start", START),
      project("faults", { ...FAULTS, exclude: QUIET }),
      project("modules", MODULES, path.resolve(HERE, "..")),
      project("shop", { ...JOURNEYS, include: [...HTTP.include, ...JOURNEYS.include], exclude: SECRETS }),
      project("quiet", { ...FAULTS, include: QUIET, maxWorkers: 1, sequence: { groupOrder: 1 } }),
      project("secrets", { ...JOURNEYS, include: SECRETS, maxWorkers: 1, sequence: { groupOrder: 2 } }),
    ],
  },
})
