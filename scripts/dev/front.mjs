import http from "node:http"
import { createRequire } from "node:module"
import { loadTypeScript } from "../lib/typescript.mjs"
import { failurePage } from "./failure-page.mjs"

const express = createRequire(import.meta.url)("express")

/** What Vite serves: sources, packages, its own client. Anything else is the shop's. */
const VITES = /^\/(@|src\/|node_modules\/|[^/]+\.(ico|png|svg)$)/

/** The script that Vite puts into pages is in them, and browsers call it by another protocol. */
const allowingVite = (policy) =>
  policy
    .replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
    .replace("connect-src", "connect-src ws: wss:")

function headersOf({ "content-security-policy": policy, ...headers }) {
  return policy ? { ...headers, "content-security-policy": allowingVite(policy) } : headers
}

/** Hands requests on to the shop's process, which may be another one for the next. */
function handOn(shop) {
  async function answer(request, response) {
    const { port, agent } = await shop.reached()
    const { method, originalUrl, headers } = request
    const asked = http.request({ host: "127.0.0.1", port, agent, method, path: originalUrl, headers }, (answered) => {
      response.writeHead(answered.statusCode, headersOf(answered.headers))
      answered.pipe(response)
    })
    asked.once("error", (error) => refuse(response, error))
    response.once("close", () => asked.destroy())
    request.pipe(asked)
  }
  return (request, response) => answer(request, response).catch((error) => refuse(response, error))
}

function refuse(response, error) {
  if (response.headersSent) response.destroy()
  else response.writeHead(503, { "content-type": "text/html; charset=utf-8" }).end(failurePage(error))
}

/**
 * The one address of development mode: the admin and the storefront's sources from Vite, everything else from the shop.
 * @param server listens there
 */
export function mountFront({ server, vite, admin, shop }) {
  const { speakGerman } = loadTypeScript("src/server/admin-files.ts")
  const app = express()
  app.disable("x-powered-by")
  app.use("/app", speakGerman, admin)
  app.use((request, response, next) => (VITES.test(request.path) ? vite.middlewares(request, response, next) : next()))
  app.use(handOn(shop))
  server.on("request", app)
}
