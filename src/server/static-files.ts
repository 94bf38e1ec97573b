import { readdirSync } from "node:fs"
import type { ServerResponse } from "node:http"
import path from "node:path"
import type { Express, Request, RequestHandler } from "express"
import express from "express"
import { dispositionOf } from "#platform/file-name"
import { type Encoding, encodingFor } from "#platform/send-encoded"

/** Express knows no AVIF and would call it a file of any kind. */
function setPictureType(response: ServerResponse, file: string) {
  if (path.extname(file).toLowerCase() === ".avif") response.setHeader("Content-Type", "image/avif")
}

const SUFFIXES: Record<Encoding, string> = { br: ".br", gzip: ".gz" }

function filesIn(folder: string): Set<string> {
  try {
    return new Set(readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `/${file}`))
  } catch {
    return new Set()
  }
}

const bestEncoding = ({ headers, path }: Request, files: Set<string>) =>
  encodingFor(headers["accept-encoding"]?.toString(), (encoding) => files.has(path + SUFFIXES[encoding]))

/** Files whose name changes with their content, in the compressed form that the build wrote next to them. */
export function hashedFiles(folder: string): RequestHandler {
  const files = filesIn(folder)
  const send = express.static(folder, {
    index: false,
    redirect: false,
    immutable: true,
    maxAge: "1y",
    setHeaders: setPictureType,
  })
  return (request, response, next) => {
    response.vary("Accept-Encoding")
    const encoding = bestEncoding(request, files)
    if (encoding) {
      response.type(path.extname(request.path)).set("Content-Encoding", encoding)
      request.url = request.path + SUFFIXES[encoding]
    }
    send(request, response, next)
  }
}

/** Files of the folder as they are now: no other request makes the process look for one. */
export function knownFiles(folder: string): RequestHandler {
  const files = filesIn(folder)
  const send = express.static(folder, { index: false, redirect: false, maxAge: "1h", dotfiles: "ignore" })
  return (request, response, next) => (files.has(request.path) ? send(request, response, next) : next())
}

/** Of a new version another server may have it already: nobody keeps the answer. */
export const missingFile: RequestHandler = (_request, response) => {
  response.status(404).set("Cache-Control", "no-store").type("text").send("Not found")
}

/** Files that a browser shows by itself; all others are saved. */
const SHOWN = new Set([".avif", ".gif", ".ico", ".jpeg", ".jpg", ".pdf", ".png", ".svg", ".webp"])

/** A file opened by its address is no page of the shop: nothing runs in it, and it belongs to nobody. */
const FILE_POLICY = "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; sandbox"

/** The storefront's viewer fetches files that are saved otherwise, which this leaves free. */
function setFileHeaders(response: ServerResponse, file: string) {
  setPictureType(response, file)
  const ending = path.extname(file).toLowerCase()
  if (!SHOWN.has(ending)) response.setHeader("Content-Disposition", dispositionOf(path.basename(file)))
  // The browser's own viewer of PDFs is kept apart by itself, and doesn't start in a sandbox.
  if (ending !== ".pdf") response.setHeader("Content-Security-Policy", FILE_POLICY)
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
  app.use(knownFiles(client))
}
