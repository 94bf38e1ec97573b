import { statSync } from "node:fs"
import path from "node:path"
import { type RequestHandler, Router } from "express"
import { adminHeaders, type ForeignOrigins, pageHeaders } from "./pages/page-headers"
import { type PlainPage, plainPage } from "./pages/plain-page"
import { hashedFiles, missingFile } from "./static-files"

const BEING_BUILT: PlainPage = {
  title: "general.admin_being_built",
  text: "general.admin_being_built_text",
  reloadAfterS: 3,
}

const LANGUAGE_COOKIE = "lng"
const YEAR_MS = 365 * 24 * 60 * 60 * 1000

/** The admin speaks German until somebody chooses another language there; it keeps the choice in the same cookie. */
export const speakGerman: RequestHandler = (request, response, next) => {
  const hasChosen = new RegExp(`(^|; *)${LANGUAGE_COOKIE}=`).test(request.headers.cookie ?? "")
  if (!hasChosen) response.cookie(LANGUAGE_COOKIE, "de", { sameSite: "lax", maxAge: YEAR_MS })
  next()
}

/** When the build that stands there was made; undefined if there is none. */
const builtAtMs = (index: string) => statSync(index, { throwIfNoEntry: false })?.mtimeMs

/**
 * The commerce admin from its build as it is now: the first start builds it while the shop already answers, and one after an
 * update replaces the former one.
 */
export function adminFiles(root: string, origins: ForeignOrigins): RequestHandler {
  const outDir = path.join(root, "public/admin")
  const index = path.join(outDir, "index.html")
  let served: { builtAtMs: number; assets: RequestHandler } | undefined

  const readBuild: RequestHandler = (request, response, next) => {
    const atMs = builtAtMs(index)
    if (atMs === undefined) {
      response
        .status(503)
        .set({ ...pageHeaders(), "Retry-After": "3" })
        .send(plainPage(BEING_BUILT, request.headers["accept-language"]))
      return
    }
    if (served?.builtAtMs !== atMs) served = { builtAtMs: atMs, assets: hashedFiles(path.join(outDir, "assets")) }
    next()
  }
  const router = Router()
  router.use(readBuild, (_request, response, next) => {
    response.set(adminHeaders(origins))
    next()
  })
  router.use("/assets", (request, response, next) => served?.assets(request, response, next), missingFile)
  router.get("*", speakGerman, (_request, response, next) => {
    response.set("Cache-Control", "no-cache").sendFile(index, { cacheControl: false }, (error) => error && next(error))
  })
  return router
}
