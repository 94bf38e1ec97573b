import path from "node:path"
import { expect, inject, it } from "vitest"
import { RUN_DIR } from "../harness/settings"
import { PLANTED, type Planted } from "./planted/planted"
import { plantedSources } from "./planted/sources"
import { type Outcome, type RunOptions, readSteps, run } from "./world/run"
import { shrink } from "./world/shrink"
import { told } from "./world/told"

interface Asked {
  seed?: string
  runs?: string
  days?: string
  shrink?: string
  replay?: string
  single?: boolean
  planted?: boolean
  names: string[]
}

const asked: Asked = JSON.parse(process.env.SIMULATE ?? '{"names":[]}')
const replayed = asked.replay === undefined ? undefined : readSteps(asked.replay)
const SEED = replayed?.seed ?? Number(asked.seed ?? Date.now() % 1_000_000)
const PLANTED_DAYS = 120
const PLANTED_SEEDS = 6

const say = (text: string) => process.stdout.write(`${text}\n`)

const optionsOf = (changes: Partial<RunOptions>): RunOptions => ({
  ...{ name: "simulated", postgresUrl: inject("postgresUrl"), folder: path.join(RUN_DIR, "traces") },
  ...{ seed: SEED, days: Number(asked.days ?? 365), size: asked.single ? "single" : "several" },
  ...changes,
})

/** A failing history, as small as it becomes in so many tries. */
async function shrunk(failed: Outcome): Promise<Outcome> {
  if (!failed.violation || asked.shrink === undefined) return failed
  const retry = async (steps: Outcome["steps"] | readonly Outcome["steps"][number][]) => {
    const outcome = await run(optionsOf({ steps, seed: failed.seed }))
    say(`  ${steps.length} steps: ${outcome.violation?.rule ?? "nothing"}`)
    return outcome
  }
  return shrink(failed, retry, Number(asked.shrink))
}

/** Seeds after each other, until one of them shows the mistake. */
async function found(planted: Planted): Promise<Outcome | undefined> {
  const sources = plantedSources(planted)
  try {
    for (let seed = 1; seed <= PLANTED_SEEDS; seed++) {
      const { isInBooks = false, sql } = planted
      const options = { seed, sql, root: sources.folder, size: "single", hasBooks: isInBooks } as const
      const outcome = await run(optionsOf({ ...options, days: isInBooks ? 20 : PLANTED_DAYS }))
      if (outcome.violation) return outcome
    }
    return undefined
  } finally {
    sources.remove()
  }
}

if (asked.planted) {
  const chosen = PLANTED.filter(
    ({ name }) => asked.names.length === 0 || asked.names.some((part) => name.includes(part)),
  )
  it.each(chosen)("finds: $name", async (planted) => {
    const outcome = await found(planted)
    say(
      `${planted.name}: ${outcome?.violation ? `seed ${outcome.seed}, step ${outcome.steps.length}, ${outcome.seconds.toFixed(0)} s: "${outcome.violation.rule}"` : "NOT FOUND"}`,
    )
    expect(outcome, planted.name).toBeDefined()
    expect(outcome?.violation?.rule).not.toBe("the run goes on")
  })
} else
  it.each(Array.from({ length: Number(asked.runs ?? 1) }, (_, index) => SEED + index))(
    "history of seed %i",
    async (seed) => {
      const outcome = await shrunk(await run(optionsOf({ seed, steps: replayed?.steps })))
      say(told(outcome))
      expect(outcome.violation?.rule).toBeUndefined()
    },
  )
