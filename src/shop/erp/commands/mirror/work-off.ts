import { inSpan, SpanKind } from "#platform/telemetry/spans"
import { ErpError } from "../../data/provider"
import { afterFailure } from "../../data/rules/after-failure"
import { isResting } from "../../data/rules/mirror-state"
import { LeaseLost, type MirrorPatch, type MirrorRow } from "../../data/store/mirror-row"
import type { MirrorContext } from "./context"
import { asksErp, parkedFor, STEPS } from "./steps"
import { StillInDoubt } from "./written-once"

interface WorkOptions {
  isProbe?: boolean
  /** Something failed before: where the ERP answers and nothing can be stored, that closes the circuit. */
  isTroubled?: boolean
  /** Told after each stored step. */
  onStep?(row: MirrorRow): void
}

/** How a turn at a row ended. */
export type Turn = "finished" | "later" | "lost"

/**
 * Takes a leased row as far as it gets: each step is stored before the next begins. What stops it is stored too, with
 * what has to follow; an ERP that fails for all opens the circuit for all.
 * @throws whatever the database throws; the lease then ends by itself
 */
export function workOff(context: MirrorContext, leased: MirrorRow, options: WorkOptions = {}): Promise<Turn> {
  const { kind, trace_parent: parent } = leased
  const span = { kind: SpanKind.CONSUMER, attributes: { "shop.erp.mirror.kind": kind }, parent }
  return inSpan("process erp-mirror", span, () => worked(context, leased, options))
}

async function worked(context: MirrorContext, leased: MirrorRow, options: WorkOptions): Promise<Turn> {
  let row = resumed(leased)
  try {
    const content = await context.contentOf(row)
    let isTold = false
    while (!isResting(row.state)) {
      const { state } = row
      const patch = await STEPS[state as keyof typeof STEPS](context, row, content)
      const saved = await context.store.saveStep(row, {
        attempts: 0,
        last_error_class: null,
        last_error: null,
        ...patch,
      })
      row = saved
      options.onStep?.(row)
      if (saved.is_troubled && asksErp(state) && !isTold) {
        await context.store.closeCircuit({ isProbe: options.isProbe ?? false })
        isTold = true
      }
    }
    await context.store.giveBack(row, row.state === "done" ? { alarm: null } : {}, 0)
    return "finished"
  } catch (error) {
    return giveBackAfter(context, row, error, options)
  }
}

/** An invoice that was left as a draft is tagged again: its due date counts from the day on which it is issued. */
const resumed = (row: MirrorRow): MirrorRow => (row.state === "tagged" ? { ...row, state: "invoice" } : row)

async function giveBackAfter(
  context: MirrorContext,
  row: MirrorRow,
  error: unknown,
  options: WorkOptions,
): Promise<Turn> {
  if (error instanceof LeaseLost) return "lost"
  if (error instanceof StillInDoubt) {
    if (error.wasAsked && options.isTroubled) await context.store.closeCircuit({ isProbe: options.isProbe ?? false })
    await context.store.giveBack(row, {}, error.waitMs)
    return "later"
  }
  if (!(error instanceof ErpError)) return giveBackAfterFault(context, row, error)
  const { failure, retryAfterMs, message } = error
  const after = afterFailure({ failure, retryAfterMs, attempts: row.attempts }, context.times, context.random())
  context.log(`ERP mirror ${row.id} (${row.state}): ${failure}`)
  if (after.circuit === "count") await context.store.countFailure()
  else if (after.circuit !== null) await context.store.openCircuit(after.circuit.reason, after.circuit.openMs)
  else if (options.isProbe) await context.store.closeCircuit({ isProbe: true })
  const failed: MirrorPatch = {
    attempts: row.attempts + (after.countsAttempt ? 1 : 0),
    last_error_class: failure,
    last_error: message.slice(0, 500),
  }
  await context.store.giveBack(
    row,
    after.isParked ? { ...failed, ...parkedFor(message.slice(0, 500)) } : failed,
    after.delayMs,
  )
  return after.isParked ? "finished" : "later"
}

/** Neither the ERP's fault nor the database's: repeating won't help, so somebody has to look. */
async function giveBackAfterFault(context: MirrorContext, row: MirrorRow, error: unknown): Promise<Turn> {
  if (isDatabaseError(error)) throw error
  context.log(`ERP mirror ${row.id} (${row.state}): ${error instanceof Error ? error.stack : String(error)}`)
  const reason = `Fault in the shop: ${error instanceof Error ? error.message : String(error)}`
  await context.store.giveBack(row, { attempts: row.attempts + 1, ...parkedFor(reason.slice(0, 500)) }, 0)
  return "finished"
}

/** PostgreSQL's own errors have a state of five characters, broken connections a system's code, a full pool a name. */
const isDatabaseError = (error: unknown) =>
  error instanceof Error &&
  (("code" in error && /^([0-9A-Z]{5}|E[A-Z]+)$/.test(String(error.code))) ||
    /timeout|connection/i.test(`${error.name} ${error.message}`))
