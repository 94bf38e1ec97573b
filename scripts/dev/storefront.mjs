import fs from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import { pathToFileURL } from "node:url"
import { ROOT } from "../lib/root.mjs"
import { failurePage } from "./failure-page.mjs"

const STOREFRONT = path.join(ROOT, "storefront")
const ENTRY = "/src/app/entry-server.tsx"

/** Vite of the storefront's own packages. */
function loadVite() {
  const { resolve } = createRequire(path.join(STOREFRONT, "package.json"))
  return import(pathToFileURL(resolve("vite")).href)
}

/** Where files may be read that pages import; packages may lie elsewhere, behind a link. */
export const readableFolders = () =>
  [ROOT, path.join(ROOT, "node_modules"), path.join(STOREFRONT, "node_modules")].map((folder) =>
    fs.realpathSync(folder),
  )

/** js-sdk names source maps that it doesn't ship. */
function quietLogger(logger) {
  const { warnOnce } = logger
  logger.warnOnce = (message, options) => message.includes("missing source files") || warnOnce(message, options)
  return logger
}

/** Vite's server for the storefront's sources, on the port of `server`. */
export async function startVite({ server, host, plugins }) {
  const { createLogger, createServer } = await loadVite()
  return createServer({
    root: STOREFRONT,
    configFile: path.join(STOREFRONT, "vite.config.ts"),
    cacheDir: path.join(ROOT, ".medusa/dev/storefront"),
    appType: "custom",
    customLogger: quietLogger(createLogger("warn")),
    optimizeDeps: { entries: ["src/{app,features,pages}/**/*.tsx", "!**/__tests__/**"] },
    clearScreen: false,
    plugins,
    server: { middlewareMode: true, hmr: { server }, allowedHosts: [host], fs: { allow: readableFolders() } },
  })
}

/** Functions of `PageData` that are called in the shop's process, for the page whose data are lent there as `id`. */
const dataFrom = (ask, id) =>
  new Proxy({}, { get: (_, name) => (name === "then" ? undefined : (...args) => ask("data", id, name, args)) })

/**
 * Draws pages from their sources as they are now, for the shop's process.
 * @param vite the storefront's Vite
 * @param onFailure is told of pages that could not be drawn
 * @returns what that process may call; `ask` calls it
 */
export function drawnPages(vite, onFailure) {
  const entry = () => vite.ssrLoadModule(ENTRY)

  async function draw({ path: address, query, isPreview }, data) {
    const { render, RENDERED_QUERY } = await entry()
    const page = await render({ path: address, query: new URLSearchParams(query), isPreview, data })
    const html = isPreview || !page.html ? page.html : await vite.transformIndexHtml(address, page.html)
    return { page: { ...page, html, cacheable: false }, renderedQuery: RENDERED_QUERY }
  }

  return (ask) => ({
    renderedQuery: async () => (await entry()).RENDERED_QUERY,
    sitemap: async (id) => (await entry()).sitemap(dataFrom(ask, id)),
    render: async (asked, id) => {
      try {
        return await draw(asked, dataFrom(ask, id))
      } catch (error) {
        vite.ssrFixStacktrace(error)
        onFailure(`${asked.path} can't be drawn`, error)
        return { page: { status: 500, html: failurePage(error), cacheable: false }, renderedQuery: [] }
      }
    },
  })
}
