import { type Sandbox, startSandbox } from "../../sandbox/sandbox-server"
import { answerCall } from "./answer-call"
import { SAMPLE_COMPANY } from "./company"
import { controlOf, stateOf } from "./control"
import { UNITS } from "./lookup-data"
import { type BexioSandboxOptions, DEFAULT_BEHAVIOUR, SANDBOX_TOKEN } from "./options"
import { RateLimit } from "./rate-limit"
import { fileJournal, forgetful } from "./store/journal"
import { Store } from "./store/store"
import type { World } from "./world"

export interface BexioSandbox extends Sandbox {
  /** May do everything, unless `tokens` says otherwise. */
  token: string
}

function furnish(store: Store) {
  if (store.all("unit").length > 0) return
  for (const name of UNITS) store.insert("unit", { id: store.nextId("unit"), name })
  store.commit()
}

/** A stand-in for bexio's API on the loopback. What it copies, and how sure that is: README.md. */
export async function startBexioSandbox(options: BexioSandboxOptions = {}): Promise<BexioSandbox> {
  const { stateDir, port, now = () => new Date(), company = SAMPLE_COMPANY, ...behaviour } = options
  const store = new Store(stateDir === undefined ? forgetful() : fileJournal(stateDir))
  furnish(store)
  let shiftMs = 0
  const world: World = {
    store,
    company,
    behaviour: { ...DEFAULT_BEHAVIOUR, ...behaviour },
    now: () => new Date(now().getTime() + shiftMs),
  }
  const limit = new RateLimit(world.behaviour.limits)
  const setClock = (instant: Date | undefined) => {
    shiftMs = instant === undefined ? 0 : instant.getTime() - now().getTime()
  }
  const sandbox = await startSandbox({
    port,
    handle: (request) => answerCall(world, limit, request),
    state: () => stateOf(world),
    control: controlOf(world, setClock),
    reset: () => {
      store.clear()
      furnish(store)
      limit.reset()
      setClock(undefined)
    },
  }).catch((error) => {
    store.journal.close()
    throw error
  })
  const stop = async () => {
    await sandbox.stop()
    store.journal.close()
  }
  return { ...sandbox, token: Object.keys(world.behaviour.tokens)[0] ?? SANDBOX_TOKEN, stop }
}
