import http from "node:http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, GracefulShutdownServer } from "@medusajs/framework/utils"
import medusaLoaders from "@medusajs/medusa/loaders/index"
import express from "express"
import { outboxBrowser } from "../../integrations/mail/outbox/outbox-browser"
import { answerFromMemory } from "../api/http/kept-answers"
import { type Env, readEnv } from "../config/env"
import { outboxFolder } from "../config/medusa-modules"
import type { PageBundle, PageData } from "../contract"
import { startJobs } from "../jobs-queue/start"
import { onChange } from "../queries/remembered"
import { adminFiles } from "./admin-files"
import { mountHealth } from "./health"
import { PageCache } from "./page-cache"
import { pageDataOf } from "./page-data"
import { pageHeaders } from "./page-headers"
import { loadPageBundle, Pages } from "./pages"
import { requestLog } from "./request-log"
import { startSandboxes } from "./sandboxes"
import { mountSiteFiles } from "./site-files"
import { mountStaticFiles } from "./static-files"

/** Open requests get so long to finish when the shop is asked to stop. */
const SHUTDOWN_MS = 10_000

/** Enough for every product page; a flood of invented addresses pushes out no more than this. */
const PAGE_CACHE = { maxPages: 2_000, maxAgeMs: 60_000 }

export interface RunningShop {
  env: Env
  stop(): Promise<void>
}

function createPages(bundle: PageBundle | undefined, data: PageData, env: Env, container: MedusaContainer): Pages {
  const cache = new PageCache(PAGE_CACHE)
  onChange(() => cache.clear())
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  const onError = (error: unknown) => logger.error("A page could not be rendered", error as Error)
  return new Pages({ bundle, cache, data, headers: pageHeaders(env.tagManager), onError })
}

/**
 * The whole shop on one port: storefront pages and files, then Medusa with our routes, then what nobody answered.
 * @throws EnvironmentError, or the error of `listen`
 */
export async function startShop(root: string): Promise<RunningShop> {
  const sandboxes = await startSandboxes(root)
  const env = readEnv()
  const app = express()
  app.disable("x-powered-by")
  mountStaticFiles(app, root, env.dataDir)
  app.use("/app", adminFiles(root))
  if (env.isDemo && !env.smtpUrl) app.use("/dev/mails", outboxBrowser(outboxFolder(env)))
  app.use(["/backend", "/store", "/admin", "/auth"], requestLog)

  const { container, shutdown } = await medusaLoaders({ directory: root, expressApp: app })
  app.set("trust proxy", env.trustProxy)
  const jobs = await startJobs(container)
  mountHealth(app, container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
  app.use("/backend", (_request, response) => {
    response.status(404).json({ non_field_errors: ["Nicht gefunden."] })
  })

  const bundle = await loadPageBundle(root)
  const data = pageDataOf(container, env)
  mountSiteFiles(app, { env, bundle, data, onChange })
  const pages = createPages(bundle, data, env, container)
  app.use((request, response) => pages.answerUnknown(request, response))

  const server = GracefulShutdownServer.create(
    http.createServer((request, response) => {
      if (!pages.tryAnswer(request, response) && !answerFromMemory(request, response)) app(request, response)
    }),
  )
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(env.port, env.host, resolve)
  })
  const stop = async () => {
    await server.shutdown(SHUTDOWN_MS)
    await jobs.stop()
    await shutdown()
    await sandboxes.stop()
  }
  return { env, stop }
}
