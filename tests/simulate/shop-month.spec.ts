import path from "node:path"
import { expect, inject, it } from "vitest"
import { SEED, volume } from "../faults/volume"
import { DATA_DIR } from "../harness/settings"
import { run } from "./world/run"
import { told } from "./world/told"

const DAYS = volume(31, Number(process.env.SIMULATE_DAYS ?? 365))
const HISTORIES = volume(1, Number(process.env.SIMULATE_RUNS ?? 10))
const seeds = Array.from({ length: HISTORIES }, (_, index) => (SEED + index) % 1_000_000)

it.each(seeds)(`a shop keeps its promises for ${DAYS} days (seed %i)`, async (seed) => {
  const outcome = await run({
    ...{ name: "simulated", postgresUrl: inject("postgresUrl"), folder: path.join(DATA_DIR, "traces") },
    ...{ seed, days: DAYS, size: "several" },
  })
  console.log(told(outcome))
  expect(outcome.violation?.rule).toBeUndefined()
})
