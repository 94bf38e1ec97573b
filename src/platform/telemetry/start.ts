import { hostname } from "node:os"
import { setTimeout as sleep } from "node:timers/promises"
import { context, DiagLogLevel, diag, ROOT_CONTEXT } from "@opentelemetry/api"
import { Client } from "pg"
import { inLogContext } from "../log/context"
import { theLogger } from "../log/shop-logger"
import { openInstruments } from "./instruments"
import { noticesTo } from "./notices"
import { observeStatements } from "./statements"

/** So long the last spans and numbers may take to leave. */
const STOP_MS = 2_000

export interface RunningTelemetry {
  /** Sends what is left, if it is taken at once. */
  stop(): Promise<void>
}

/** A request or job in which an export fails has nothing to do with it. */
const warn = (line: string) => context.with(ROOT_CONTEXT, () => inLogContext({}, () => theLogger().warn(line)))

interface Process {
  role: string
  port: number
}

/**
 * Loads the SDK, which reads its own variables (`OTEL_…`), and measures from here on. Of the process no more is told than role and host:
 * the SDK's own detectors would name account and command line. Baggage, which any visitor may send, goes nowhere.
 */
export async function startTelemetry({ role, port }: Process): Promise<RunningTelemetry> {
  const { NodeSDK, core, resources } = await import("@opentelemetry/sdk-node")
  if (!process.env.OTEL_LOG_LEVEL) diag.setLogger(noticesTo(warn), DiagLogLevel.WARN)
  const own = { "service.name": "shop", "service.instance.id": `${hostname()}:${port}`, "shop.role": role }
  const sdk = new NodeSDK({
    resource: resources.defaultResource().merge(resources.resourceFromAttributes(own)),
    resourceDetectors: [resources.envDetector],
    textMapPropagator: new core.W3CTraceContextPropagator(),
    logRecordProcessors: [],
  })
  sdk.start()
  openInstruments()
  observeStatements(Client)
  return {
    stop: () => Promise.race([sdk.shutdown().catch(() => undefined), sleep(STOP_MS, undefined, { ref: false })]),
  }
}
