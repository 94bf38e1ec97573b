import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import medusaLoaders from "@medusajs/medusa/loaders/index"
import express, { type Express, Router } from "express"
import { type Env, readEnv } from "#config/env"
import { extensions } from "#config/extensions/index"
import { keepSchedules } from "#integrations/redis/schedules/keep"
import { markCommits } from "#platform/idempotency/mark-commits"
import { startJobs } from "#platform/jobs/start"
import { captureConsole } from "#platform/log/console"
import { inLogContext } from "#platform/log/context"
import { theLogger } from "#platform/log/shop-logger"
import { startOutbox } from "#platform/outbox/dispatcher"
import { ensureEventTriggers } from "#platform/outbox/event-source"
import { startTelemetry } from "#platform/telemetry/start"
import { startErpMirror } from "#shop/erp/commands/mirror/mirror-loop"
import { lateQuotes } from "#shop/quotes/commands/late-quotes"
import { VisitCounter } from "#shop/vitals/commands/count-visits"
import { watchFreed } from "#shop/wait-list/commands/watch-freed"
import { EVENT_SOURCES } from "./event-sources"
import { deliver, onSwitchedOff } from "./extensions/delivery"
import { ensureSubscribers } from "./extensions/subscribers"
import { mountHealth } from "./health"
import { HANDLERS } from "./job-handlers"
import { readAhead } from "./read-ahead"
import { boundRouteMatches } from "./requests/bounded-route-matches"
import { waitPatiently } from "./requests/patience"
import { type IsTrusted, identify } from "./requests/request-id"
import { observed } from "./requests/request-span"
import { type Answer, Traffic } from "./requests/traffic"
import { noteFailedLookUps } from "./requests/unread-keys"
import { startSandboxes } from "./sandboxes"
import { type FrontOptions, mountBeforeMedusa, shopFront } from "./shop-front"
import { observeShop } from "./telemetry/observe-shop"
import { noteUnawaited } from "./unawaited"

/** Open requests get so long to finish when the shop is asked to stop. */
const SHUTDOWN_MS = 10_000

/** Mails, uploads and the state of stand-ins tell of people: what the shop writes, its own account alone reads. */
const FOR_NOBODY_ELSE = 0o077

export interface RunningShop {
  env: Env
  app: Express
  container: MedusaContainer
  stop(): Promise<void>
}

interface StartOptions {
  root: string
  /** Fingerprint of what this version's migrations were made from. */
  schema: string
  /** Opens Medusa's own store, to measure against it. */
  isStoreOpen?: boolean
  /** Draws pages from their sources; those of the build otherwise. */
  pagesOf?: FrontOptions["pagesOf"]
}

/** Gives each request its id: in the answer, in Medusa, in every line of the log. */
function identified(answer: Answer, isTrusted: IsTrusted): Answer {
  return (request, response) => {
    const id = identify(request, isTrusted)
    response.setHeader("x-request-id", id)
    inLogContext({ request: id }, () => answer(request, response))
  }
}

/** What the role answers over HTTP: a worker tells how it is, the others are the whole shop. */
const answerOf = (front: Parameters<typeof shopFront>[0]): Promise<Answer> | Answer =>
  front.env.role === "worker" ? front.app.use(front.own) : shopFront(front)

/**
 * Starts this process's part of the shop: everything, or pages and API, or the work behind them.
 * @throws EnvironmentError, or the error of `listen`
 */
export async function startShop({ root, schema, isStoreOpen, pagesOf }: StartOptions): Promise<RunningShop> {
  process.umask(FOR_NOBODY_ELSE)
  captureConsole(theLogger())
  const sandboxes = await startSandboxes(root)
  const env = readEnv()
  const telemetry = env.hasTelemetry ? await startTelemetry(env) : undefined
  boundRouteMatches()
  const app = express()
  app.disable("x-powered-by")
  const own = Router()
  if (env.role !== "worker") mountBeforeMedusa({ app, own, root, env, isStoreOpen })

  const { container, shutdown } = await medusaLoaders({ directory: root, expressApp: app })
  app.set("trust proxy", env.trustProxy)
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  waitPatiently(database, theLogger())
  markCommits(database)
  noteFailedLookUps(container.resolve(Modules.API_KEY))
  const isWorking = env.role !== "server"
  await database.raw(ensureEventTriggers(EVENT_SOURCES))
  await ensureSubscribers(database, extensions())
  const jobs = await startJobs(container, { handlers: HANDLERS, isWorking })
  const erpMirror = startErpMirror(container, { isWorking, watched: [lateQuotes] })
  const waitList = await watchFreed(container, { isWorking })
  const schedules = isWorking && env.redisUrl ? keepSchedules() : undefined
  const outbox = startOutbox(container, { isWorking, deliver, onSwitchedOff })
  mountHealth(own, { database, schema, isLeaving: () => traffic.isLeaving })

  if (telemetry) observeShop({ database, schema, role: env.role })
  const visits = new VisitCounter(database)
  const answer = await answerOf({ app, own, root, container, env, pagesOf, visits })
  const isTrusted = app.get("trust proxy fn")
  const traffic = new Traffic(identified(telemetry ? observed(answer, isTrusted) : answer, isTrusted))
  if (env.role !== "worker") await readAhead(container, theLogger())
  await traffic.listen(env.port, env.host)
  // At its start it rather ends, so that it is started again.
  process.on("unhandledRejection", (reason) => noteUnawaited(reason))
  const stop = async () => {
    // What requests promise until the last one is answered is told to whoever works on it.
    await traffic.leave({ noticeMs: env.drainMs, limitMs: SHUTDOWN_MS })
    schedules?.stop()
    await Promise.all([jobs.stop(), erpMirror.stop(), outbox.stop()])
    await Promise.all([waitList.stop(), visits.stop()])
    await telemetry?.stop()
    await shutdown()
    await sandboxes.stop()
  }
  return { env, app, container, stop }
}
