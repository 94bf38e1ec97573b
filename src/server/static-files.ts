import { readdirSync } from "node:fs"
import type { ServerResponse } from "node:http"
import path from "node:path"
import type { Express, Request, RequestHandler } from "express"
import express from "express"

const ENCODINGS = [
  { name: "br", suffix: ".br" },
  { name: "gzip", suffix: ".gz" },
] as const

function filesIn(folder: string): Set<string> {
  try {
    return new Set(readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `/${file}`))
  } catch {
    return new Set()
  }
}

const bestEncoding = (request: Request, files: Set<string>) =>
  ENCODINGS.find(({ name, suffix }) => request.acceptsEncodings(name) && files.has(request.path + suffix))

/** Files whose name changes with their content, in the compressed form that the build wrote beside them. */
export function hashedFiles(folder: string): RequestHandler {
  const files = filesIn(folder)
  const send = express.static(folder, { index: false, redirect: false, immutable: true, maxAge: "1y" })
  return (request, response, next) => {
    response.vary("Accept-Encoding")
    const encoding = bestEncoding(request, files)
    if (encoding) {
      response.type(path.extname(request.path)).set("Content-Encoding", encoding.name)
      request.url = request.path + encoding.suffix
    }
    send(request, response, next)
  }
}

const missingFile: RequestHandler = (_request, response) => {
  response.status(404).type("text").send("Not found")
}

/** Files that are kept, not shown; the storefront's viewer fetches them, which this leaves free. */
const KEPT = new Set([".dxf", ".e57", ".las", ".laz", ".ply", ".zip"])

function setFileHeaders(response: ServerResponse, file: string) {
  response.setHeader("X-Content-Type-Options", "nosniff")
  if (KEPT.has(path.extname(file).toLowerCase()))
    response.setHeader("Content-Disposition", `attachment; filename="${path.basename(file)}"`)
}

/** Files of the storefront, the demo catalogue and uploads: answered before Medusa's sessions and body parsers. */
export function mountStaticFiles(app: Express, root: string, dataDir: string) {
  const client = path.join(root, "storefront/dist/client")
  const day = { index: false, redirect: false, maxAge: "1d", setHeaders: setFileHeaders } as const
  app.use("/assets", hashedFiles(path.join(client, "assets")), missingFile)
  app.use(
    "/media",
    express.static(path.join(root, "seed/assets"), day),
    express.static(path.join(dataDir, "media"), day),
    missingFile,
  )
  app.use("/static", express.static(path.join(dataDir, "uploads"), day), missingFile)
  app.use(express.static(client, { index: false, redirect: false, maxAge: "1h", dotfiles: "ignore" }))
}
