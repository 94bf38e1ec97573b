import fs from "node:fs"
import path from "node:path"
import { sql } from "../../harness"
import { SHOP_NOW } from "../../harness/settings"
import { ACTIONS, type ActionName, actionAt } from "../actions"
import { forgetAsked } from "../actions/checkout"
import { avoidEdges } from "../actions/time"
import { judgeBooks } from "./books"
import { judgeDatabase } from "./invariants"
import { opening } from "./opening"
import { randomOf } from "./random"
import { Simulation } from "./simulation"
import { Violation } from "./violation"
import { startWorld, type WorldOptions } from "./world"

/** An action and the seed of all its choices: left out, it changes none of the others. */
export type Step = [name: ActionName, seed: number]

export interface RunOptions extends WorldOptions {
  seed: number
  /** Ends after so many days of the shop, or with the steps. */
  days: number
  steps?: readonly Step[]
  /** Changes of the database before the first day. */
  sql?: readonly string[]
  /** Where a failing run is written. */
  folder: string
  /** Whether the accounts' books and the mails are judged at the end. */
  hasBooks?: boolean
}

export interface Outcome {
  seed: number
  steps: Step[]
  days: number
  calls: number
  orders: number
  seconds: number
  counts: Record<string, number>
  violation: Violation | undefined
  file: string | undefined
}

const DAY_MS = 86_400_000
/** The database is looked through once in so many steps. */
const LOOK_EVERY = 20

function* generated(seed: number): Generator<Step> {
  const random = randomOf(seed)
  for (;;) yield [actionAt(random.below(1_000_000) / 1_000_000), random.seed()]
}

/** What isn't a violation is the simulator's own mistake, or a shop that doesn't answer: it ends the run as well. */
const asViolation = (error: unknown): Violation =>
  error instanceof Violation
    ? error
    : new Violation("the run goes on", { error: String((error as Error).stack ?? error) })

/** What the database holds of rentals when a run fails. */
async function storedRentals(): Promise<object> {
  const columns = "product_id, unit_id, kind, status, is_pinned, window_start::text, window_end::text, order_id"
  const reservations = await sql(`select id, ${columns} from rental_reservation order by product_id, window_start`)
  return { reservations, holds: await sql("select * from rental_hold"), units: await sql("select * from rental_unit") }
}

/** One history of a shop. */
export async function run(options: RunOptions): Promise<Outcome> {
  const { seed, days, folder, hasBooks = true } = options
  const world = await startWorld(options)
  const steps: Step[] = []
  const startedMs = performance.now()
  const counts: Record<string, number> = {}
  let violation: Violation | undefined
  let sim: Simulation | undefined
  try {
    forgetAsked()
    const from = world.clock.now()
    sim = new Simulation(world, await opening(from), randomOf(seed))
    for (const statement of options.sql ?? []) await sql(statement)
    const source = options.steps ?? generated(seed)
    for (const step of source) {
      if (world.clock.now() > from + days * DAY_MS) break
      steps.push(step)
      const [name, own] = step
      await avoidEdges(sim)
      sim.random = randomOf(own)
      sim.trace.push({ step: steps.length, name, seed: own, at: new Date(sim.now()).toISOString() })
      counts[name] = (counts[name] ?? 0) + 1
      await ACTIONS.get(name)?.(sim)
      if (steps.length % LOOK_EVERY === 0) await judgeDatabase(sim)
    }
    await judgeDatabase(sim)
    if (hasBooks) await judgeBooks(sim)
  } catch (error) {
    violation = asViolation(error)
    sim?.trace.push(await storedRentals())
  }
  const calls = sim?.trace.length ?? 0
  const orders = sim?.shop.orders.length ?? 0
  const passed = sim ? (world.clock.now() - Date.parse(SHOP_NOW)) / DAY_MS : 0
  const file = violation && writeTrace(folder, { seed, steps, violation, trace: sim?.trace ?? [] })
  await world.stop()
  const seconds = (performance.now() - startedMs) / 1_000
  return { seed, steps, days: passed, calls, orders, seconds, counts, violation, file }
}

interface Written {
  seed: number
  steps: readonly Step[]
  violation: Violation
  trace: readonly object[]
}

/** JSON lines: what was tried and found, then each step with its calls and answers. */
function writeTrace(folder: string, { seed, steps, violation, trace }: Written): string {
  fs.mkdirSync(folder, { recursive: true })
  const file = path.join(folder, `seed-${seed}-${steps.length}.jsonl`)
  const { rule, details } = violation
  const lines = [{ seed, steps, rule, details }, ...trace]
  fs.writeFileSync(file, `${lines.map((line) => JSON.stringify(line)).join("\n")}\n`)
  return file
}

/** The steps of a run that was written. */
export function readSteps(file: string): { seed: number; steps: Step[]; rule: string } {
  return JSON.parse(fs.readFileSync(file, "utf8").split("\n", 1)[0])
}
