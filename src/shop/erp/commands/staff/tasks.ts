import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { now } from "#platform/clock"
import { ErpError } from "../../data/provider"
import { circuitBreaker } from "../../data/store/circuit-breaker"
import { unlistedInvoices } from "../../data/store/invoices"
import { finishTask, type TaskName, takeTask } from "../../data/store/tasks"
import { followInvoices } from "../mirror/follow-invoices"
import { writeMissingRows } from "../mirror/missing-rows"
import { erpOf } from "../mirror/shop-context"
import { settleWithoutErp } from "../mirror/without-erp"
import { raiseAlarms } from "./raise-alarms"
import type { Watched } from "./watched"

interface Task {
  name: TaskName
  everyMs: number
  /** @returns the watermark for the next run, or null to keep the last */
  run(watermark: Date | null): Promise<Date | null>
}

/** The first time, changes of so many days are asked for. */
const FIRST_LOOK_BACK_MS = 24 * 3_600_000
/** How often a process asks whether a task is due. */
const ASK_MS = 10_000

/** What one process does for all, each so often. */
export function shopTasks(scope: MedusaContainer, watched: readonly Watched[]) {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const logger = scope.resolve(ContainerRegistrationKeys.LOGGER)
  const erp = erpOf(scope)
  const { times } = erp

  const sweep: Task = {
    name: "sweep",
    everyMs: times.sweep,
    run: async () => {
      await writeMissingRows(db)
      if (!erp.isConfigured) await settleWithoutErp(scope)
      await raiseAlarms(db, logger, erp.isConfigured ? times : { ...times, late: null }, watched)
      return null
    },
  }
  const look = () => ({
    provider: erp.provider(),
    onRefused: (id: string, { message }: ErpError) => logger.error(`ERP invoice ${id} is skipped: ${message}`),
  })
  const changedInvoices: Task = {
    name: "changed-invoices",
    everyMs: times.invoices,
    run: async (watermark) => {
      const startedAt = now()
      const since = (watermark?.getTime() ?? startedAt.getTime() - FIRST_LOOK_BACK_MS) - times.invoicesOverlap
      await followInvoices(db, await erp.provider().changedInvoices(new Date(since)), look())
      return startedAt
    },
  }
  const openInvoices: Task = {
    name: "open-invoices",
    everyMs: times.openInvoices,
    run: async () => {
      const listed = await erp.provider().openInvoices()
      await followInvoices(db, listed, { ...look(), unlisted: await unlistedInvoices(db, erp.erpName, listed) })
      return null
    },
  }

  const askAgainAt = new Map<TaskName, number>()
  const runIfDue = async (task: Task) => {
    if ((askAgainAt.get(task.name) ?? 0) > performance.now()) return
    askAgainAt.set(task.name, performance.now() + Math.min(task.everyMs, ASK_MS))
    const taken = await takeTask(db, task.name, times.lease)
    if (taken === null) return
    const watermark = await task.run(taken.watermark).catch(async (error: unknown) => {
      logger.warn(`ERP ${task.name}: ${error instanceof Error ? error.message : String(error)}`)
      if (error instanceof ErpError && error.failure === "rate_limit")
        await circuitBreaker.open(db, "rate_limit", Math.min(error.retryAfterMs ?? times.rest, times.rateRestMost))
      return null
    })
    await finishTask(db, task.name, { everyMs: task.everyMs, watermark })
  }

  return {
    async runDue(): Promise<void> {
      await runIfDue(sweep)
      if (!erp.isConfigured || !(await circuitBreaker.isClosed(db))) return
      await runIfDue(changedInvoices)
      await runIfDue(openInvoices)
    },
  }
}
