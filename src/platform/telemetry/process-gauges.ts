import { monitorEventLoopDelay, performance } from "node:perf_hooks"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { observe } from "./instruments"

/** What `tarn` tells of itself. */
interface ConnectionPool {
  max: number
  numUsed(): number
  numFree(): number
  numPendingAcquires(): number
}

const NS_PER_S = 1e9
/** It looks so often, and counts the pause between two looks too. */
const LOOK_MS = 20
const LOOP = [
  "nodejs.eventloop.delay.p50",
  "nodejs.eventloop.delay.p99",
  "nodejs.eventloop.utilization",
  "process.memory.usage",
] as const
const POOL = [
  "db.client.connection.count",
  "db.client.connection.max",
  "db.client.connection.pending_requests",
] as const

/** How busy the process is, since the last export. */
function observeLoop() {
  const delay = monitorEventLoopDelay({ resolution: LOOK_MS })
  const seconds = (share: number) => Math.max(0, delay.percentile(share) / NS_PER_S - LOOK_MS / 1000)
  delay.enable()
  let before = performance.eventLoopUtilization()
  observe(LOOP, (tell) => {
    tell("nodejs.eventloop.delay.p50", seconds(50))
    tell("nodejs.eventloop.delay.p99", seconds(99))
    delay.reset()
    const now = performance.eventLoopUtilization()
    tell("nodejs.eventloop.utilization", performance.eventLoopUtilization(now, before).utilization)
    before = now
    tell("process.memory.usage", process.memoryUsage.rss())
  })
}

function observePool({ client }: Knex) {
  const pool: ConnectionPool = client.pool
  observe(POOL, (tell) => {
    const name = { "db.client.connection.pool.name": "shop" }
    tell("db.client.connection.count", pool.numUsed(), { ...name, "db.client.connection.state": "used" })
    tell("db.client.connection.count", pool.numFree(), { ...name, "db.client.connection.state": "idle" })
    tell("db.client.connection.max", pool.max, name)
    tell("db.client.connection.pending_requests", pool.numPendingAcquires(), name)
  })
}

export function observeProcess(database: Knex) {
  observeLoop()
  observePool(database)
}
