import fs from "node:fs"
import path from "node:path"
import type { BexioSandbox } from "../../../integrations/bexio/sandbox/bexio-sandbox"
import { letJobsExpire } from "../../faults/dead-processes"
import { type ShopProcess, startShop } from "../../harness/app"
import { cloneTemplate, databaseUrl } from "../../harness/database"
import { erpVariables, startErp } from "../../harness/erp"
import { freePort } from "../../harness/ports"
import { QUICK_PASSWORDS } from "../../harness/quick-passwords"
import { DATA_DIR } from "../../harness/settings"
import { closeSql } from "../../harness/sql"
import { talkTo } from "../../harness/target"
import { startRedis } from "../../production/redis"
import { MovedClock } from "./moved-clock"

export type Role = "one" | "two" | "worker"
type Process = Role | "all"
/** As in production, or everything in one process, which starts in a third of the time. */
export type Size = "several" | "single"
const PROCESSES: Record<Size, readonly Process[]> = { several: ["one", "two", "worker"], single: ["all"] }

export interface World {
  readonly clock: MovedClock
  readonly erp: BexioSandbox
  readonly size: Size
  baseUrl(role: Role): string
  kill(role: Role): Promise<void>
  /** Starts a killed process again; what a killed worker had begun is given back to the queue first. */
  revive(role: Role): Promise<void>
  stop(): Promise<void>
}

/** A checkout doesn't wait for the ERP, and what failed is tried again soon. */
const ERP_TIMES = JSON.stringify({
  ...{
    checkoutWait: 200,
    call: 1_000,
    verify: 3_000,
    lease: 6_000,
    backOff: 300,
    backOffMost: 2_000,
    rest: 300,
    authRest: 500,
  },
  ...{ rateRestMost: 1_000, alarmPause: 0, look: 200, sweep: 1_000, invoices: 2_000, openInvoices: 5_000 },
})

export interface WorldOptions {
  name: string
  postgresUrl: string
  size: Size
  /** Folder of the shop's sources, where they aren't the repository's. */
  root?: string
}

/** A shop on a fresh database: two servers and a worker with Redis between them, or one process, and an ERP beside. */
export async function startWorld({ name, postgresUrl, size, root }: WorldOptions): Promise<World> {
  const dataDir = path.join(DATA_DIR, name)
  const database = `shop_${name.replaceAll("-", "_")}`
  const url = databaseUrl(postgresUrl, database)
  fs.rmSync(dataDir, { recursive: true, force: true })
  const clock = new MovedClock()
  const [redis, erp] = await Promise.all([
    size === "several" ? startRedis() : undefined,
    startErp({ now: () => new Date(clock.now()), limits: { default: 1_000_000, search: 1_000_000, pdf: 1_000_000 } }),
    cloneTemplate(postgresUrl, database),
  ])
  const processes = new Map<Process, ShopProcess>()
  const roleOf = (role: Role): Process => (size === "single" ? "all" : role)
  const start = async (process: Process) => {
    const env = {
      ...erpVariables(erp),
      ...clock.variables(process, await freePort(), QUICK_PASSWORDS.NODE_OPTIONS),
      ...(redis ? { REDIS_URL: redis.url } : {}),
      ERP_TIMES,
      SHOP_ROLE: process === "one" || process === "two" ? "server" : process,
    }
    processes.set(process, await startShop({ databaseUrl: url, dataDir, name: process, env, root }))
  }
  const baseUrl = (role: Role) => processes.get(roleOf(role))?.baseUrl ?? ""
  const talk = () => talkTo({ baseUrl: baseUrl("one"), databaseUrl: url, dataDir, erpUrl: erp.baseUrl })
  const stop = async () => {
    await closeSql()
    await Promise.all([...processes.values()].map((process) => process.stop()))
    await erp.stop()
    await redis?.kill()
  }
  try {
    await Promise.all(PROCESSES[size].map(start))
  } catch (error) {
    await stop()
    throw error
  }
  talk()
  return {
    ...{ clock, erp, size, baseUrl, stop },
    async kill(role) {
      clock.forget(roleOf(role))
      await processes.get(roleOf(role))?.kill()
    },
    async revive(role) {
      if (roleOf(role) !== "one" && roleOf(role) !== "two") await letJobsExpire(url)
      await start(roleOf(role))
      talk()
    },
  }
}
