import type { ErpTimes } from "#config/erp-times"
import { aroundEachCall } from "./each-call"
import { ErpError, type ErpProvider } from "./provider"
import { type Circuit, circuitBreaker } from "./store/circuit-breaker"
import type { Database } from "./store/database"

/** A call that has no answer after so long counts as failed, whatever comes of it: people wait for it. */
export const PATIENCE_MS = 10_000

interface Guard {
  database: Database
  times: Pick<ErpTimes, "rest" | "authRest">
  patienceMs?: number
}

/**
 * The ERP for those who ask it outside the mirror, through the mirror's circuit breaker: while the ERP is down they are
 * refused at once, and how their calls end counts for everybody. A limit stops nobody here, since the ERP counts PDFs and
 * searches by themselves.
 */
export const guardedProvider = (provider: ErpProvider, guard: Guard): ErpProvider =>
  aroundEachCall(provider, (_name, call) => guarded(guard, call))

/** @throws ErpError of the call, or `transient` or `auth` without it while the circuit is open */
async function guarded(guard: Guard, call: () => Promise<unknown>): Promise<unknown> {
  const { database, times, patienceMs = PATIENCE_MS } = guard
  const circuit = await circuitBreaker.check(database, times)
  if (circuit.state === "open" && circuit.reason !== "rate_limit") throw isOpen(circuit, times)
  const isProbe = circuit.state === "half_open"
  let counted: Promise<void> | undefined
  const count = () => {
    counted ??= circuitBreaker.countFailure(database, times).catch(() => undefined)
    return counted
  }
  const timer = setTimeout(count, patienceMs)
  try {
    const answer = await call()
    if (circuit.isTroubled || counted) await circuitBreaker.close(database, { isProbe })
    return answer
  } catch (error) {
    if (isOutage(error)) await count()
    else if (isProbe && isRefusal(error)) await circuitBreaker.close(database, { isProbe })
    throw error
  } finally {
    clearTimeout(timer)
  }
}

const isOpen = ({ reason }: Circuit, { rest }: Guard["times"]) =>
  new ErpError(reason === "auth" ? "auth" : "transient", "The ERP isn't asked now: its circuit is open", rest)

const isOutage = (error: unknown) =>
  error instanceof ErpError && (error.failure === "transient" || error.failure === "ambiguous")

/** It answered, if only with a no. */
const isRefusal = (error: unknown) => error instanceof ErpError && error.failure === "permanent"
