import { existsSync } from "node:fs"
import path from "node:path"
import { dynamicImport } from "@medusajs/framework/utils"
import type { RequestHandler } from "express"
import { adminHeaders, type ForeignOrigins, pageHeaders } from "./pages/page-headers"
import { type PlainPage, plainPage } from "./pages/plain-page"

const BEING_BUILT: PlainPage = {
  title: "general.admin_being_built",
  text: "general.admin_being_built_text",
  reloadAfterS: 3,
}

interface AdminBundler {
  serve(options: { outDir: string; path: string }): Promise<RequestHandler>
}

const LANGUAGE_COOKIE = "lng"
const YEAR_MS = 365 * 24 * 60 * 60 * 1000

/** The admin speaks German until somebody chooses another language there; it keeps the choice in the same cookie. */
export const speakGerman: RequestHandler = (request, response, next) => {
  const hasChosen = new RegExp(`(^|; *)${LANGUAGE_COOKIE}=`).test(request.headers.cookie ?? "")
  if (!hasChosen) response.cookie(LANGUAGE_COOKIE, "de", { sameSite: "lax", maxAge: YEAR_MS })
  next()
}

/** The commerce admin from its build. The first start builds it while the shop already answers. */
export function adminFiles(root: string, origins: ForeignOrigins): RequestHandler {
  const headers = adminHeaders(origins)
  const outDir = path.join(root, "public/admin")
  let files: Promise<RequestHandler> | undefined
  const builtFiles = async () => {
    const { serve } = (await dynamicImport("@medusajs/admin-bundler")) as AdminBundler
    return serve({ outDir, path: "/app" })
  }
  return (request, response, next) => {
    if (!files && !existsSync(path.join(outDir, "index.html"))) {
      response
        .status(503)
        .set({ ...pageHeaders(), "Retry-After": "3" })
        .send(plainPage(BEING_BUILT, request.headers["accept-language"]))
      return
    }
    files ??= builtFiles()
    response.set(headers)
    speakGerman(request, response, () => files?.then((serve) => serve(request, response, next), next))
  }
}
