import { asValue } from "@medusajs/framework/awilix"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { ErrorRequestHandler, Express, RequestHandler, Router } from "express"
import { answerFromMemory } from "#api/http/answers/cached-answers"
import { clientStatusOf } from "#api/http/answers/client-status"
import { refusalAnswer } from "#api/http/answers/refusal-answer"
import type { Env } from "#config/env"
import { outboxFolder } from "#config/medusa-modules"
import { settings } from "#config/settings"
import { onChange } from "#platform/cache/index"
import { theLogger } from "#platform/log/shop-logger"
import { isOutage, OUTAGE_RETRY_S } from "#platform/outage"
import { notFound } from "#platform/refusal"
import type { VisitCounter } from "#shop/vitals/commands/count-visits"
import type { PageBundle, PageData } from "#wire/page-data"
import { PAGE_PREVIEW, type PagePreview } from "#wire/page-preview"
import { outboxBrowser } from "../../integrations/mail/outbox/outbox-browser"
import { adminFiles } from "./admin-files"
import { PageCache } from "./pages/page-cache"
import { pageDataOf } from "./pages/page-data"
import { type ForeignOrigins, pageHeaders } from "./pages/page-headers"
import { loadPageBundle, Pages } from "./pages/pages"
import { mountSiteFiles } from "./pages/site-files"
import { boundedForms } from "./requests/bounded-forms"
import { crossOrigin } from "./requests/cross-origin"
import { frontDesk } from "./requests/front-desk"
import { medusaSurface } from "./requests/medusa-surface"
import { answerNowhere } from "./requests/nowhere"
import { originForm } from "./requests/origin-form"
import { ownOriginWrites } from "./requests/own-origin"
import { isReadable } from "./requests/readable"
import { requestLog } from "./requests/request-log"
import type { Answer } from "./requests/traffic"
import { unreadKeys } from "./requests/unread-keys"
import { mountStaticFiles } from "./static-files"
import { mountVitals } from "./vitals"

/** Enough for a thousand pages with their compressed forms. */
const PAGE_CACHE = { maxBytes: 64 * 2 ** 20, maxAgeMs: 60_000 }

export interface FrontOptions {
  app: Express
  /** What the shop answers without Medusa: whatever doesn't belong to Medusa's areas goes there at once. */
  own: Router
  root: string
  env: Env
  /** Who draws pages with these data, if not the storefront's build. */
  pagesOf?: (data: PageData) => PageBundle
}

/** The API knows no cookies; one of the admin's would have its session looked up, which a missing Redis makes fail. */
const withoutCookies: RequestHandler = (request, _response, next) => {
  delete request.headers.cookie
  next()
}

const foreignOrigins = ({ tagManager, s3 }: Env): ForeignOrigins => ({
  tagManager: tagManager?.origin,
  files: s3 && new URL(s3.fileUrl).origin,
  videos: settings.videoHost,
})

/** Whatever an answer says it is, no browser takes it for something else. */
const asItSays: RequestHandler = (_request, response, next) => {
  response.set("X-Content-Type-Options", "nosniff")
  next()
}

/** Files, the admin and the request log: what needs none of Medusa's sessions and body parsers. Then the door to Medusa. */
export function mountBeforeMedusa({ app, own, root, env, isStoreOpen }: FrontOptions & { isStoreOpen?: boolean }) {
  app.use(asItSays)
  mountStaticFiles(app, root, env.dataDir)
  app.use("/app", adminFiles(root, foreignOrigins(env)))
  if (env.isDemo && !env.smtpUrl) app.use("/dev/mails", outboxBrowser(outboxFolder(env)))
  app.use(["/backend", "/store", "/admin", "/auth"], requestLog)
  app.use(frontDesk())
  app.use("/backend", withoutCookies)
  app.use(medusaSurface({ own, isStoreOpen }))
  app.use(["/admin", "/auth"], ownOriginWrites(env), boundedForms, unreadKeys)
}

function createPages(bundle: PageBundle | undefined, data: PageData, env: Env, container: MedusaContainer): Pages {
  const cache = new PageCache(PAGE_CACHE)
  onChange(() => cache.clear())
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  const onError = (error: unknown) => logger.error("A page could not be rendered", error as Error)
  return new Pages({ bundle, cache, data, headers: pageHeaders(foreignOrigins(env)), onError })
}

/** Pages for staff to look at, rendered afresh each time. */
function previewWith({ render }: PageBundle, data: PageData): PagePreview {
  return async (path, changed) => {
    const query = new URLSearchParams()
    return (await render({ path, query, data: { ...data, ...changed(data) }, isPreview: true })).html
  }
}

/** What failed outside Medusa's routes: its own handler is behind them only. */
const failed: ErrorRequestHandler = (error, _request, response, next) => {
  if (response.headersSent) return next(error)
  const refused = clientStatusOf(error)
  const isAway = isOutage(error)
  if (!isAway && !refused) theLogger().error("An answer failed", error)
  response
    .status(isAway ? 503 : (refused ?? 500))
    .set(isAway ? { "Retry-After": String(OUTAGE_RETRY_S) } : {})
    .type("text")
    .send(isAway ? "Try again in a moment" : refused ? "Bad request" : "Something went wrong")
}

/** Storefront pages and kept answers first, then Medusa with our routes, then what nobody answered. */
export async function shopFront(
  options: FrontOptions & { container: MedusaContainer; visits: VisitCounter },
): Promise<Answer> {
  const { app, own, root, container, env, pagesOf, visits } = options
  app.use("/backend", (request, response) => {
    const { status, headers, body } = refusalAnswer(notFound(), request.headers["accept-language"])
    response.status(status).set(headers).json(body)
  })
  const data = pageDataOf(container, env)
  const bundle = pagesOf ? pagesOf(data) : await loadPageBundle(root)
  mountSiteFiles(own, { env, bundle, data, onChange })
  mountVitals(own, { env, pages: bundle?.PAGE_PATTERNS ?? [], visits })
  if (bundle) container.register(PAGE_PREVIEW, asValue(previewWith(bundle, data)))
  const pages = createPages(bundle, data, env, container)
  own.use((request, response) => pages.answerUnknown(request, response))
  own.use(failed)
  app.use(own)
  const isAnsweredAcross = crossOrigin(env.corsOrigins)
  return (request, response) => {
    request.url = originForm(request.url ?? "/")
    if (isAnsweredAcross(request, response)) return
    if (pages.tryAnswer(request, response) || answerFromMemory(request, response)) return
    if (isReadable(request.url)) app(request, response)
    else answerNowhere(request, response)
  }
}
