import { createRequire } from "node:module"
import path from "node:path"
import { step } from "../lib/progress.mjs"
import { ROOT } from "../lib/root.mjs"
import { loadTypeScript } from "../lib/typescript.mjs"
import { readableFolders } from "./storefront.mjs"

const { dynamicImport, getResolvedPlugins } = createRequire(import.meta.url)("@medusajs/framework/utils")

/** Plugins of Medusa that bring pages of their own along. */
async function pagesOfPackages(config) {
  const plugins = await getResolvedPlugins(ROOT, config, true)
  return plugins.flatMap(({ admin }) => (admin && admin.type !== "local" ? [admin.resolve] : []))
}

/** Medusa's own development server of the admin: the same sources as its build. */
async function develop(server) {
  const config = loadTypeScript("medusa-config.ts")
  const bundler = await dynamicImport("@medusajs/admin-bundler")
  const { vite: ownOptions, ...admin } = config.admin
  const vite = (base) => {
    // Its browsers would look for changes on a port of its own.
    base.server.hmr = { server }
    return {
      ...ownOptions(base),
      cacheDir: path.join(ROOT, ".medusa/dev/admin"),
      server: { fs: { allow: readableFolders() } },
    }
  }
  const outDir = path.join(ROOT, "public/admin")
  return bundler.develop({ ...admin, vite, outDir, plugins: await pagesOfPackages(config) })
}

/** The commerce admin from its sources, which are prepared when it is first asked for. */
export function adminPages(server) {
  let pages
  return (request, response, next) => {
    pages ??= step("Preparing the admin", () => develop(server))
    pages.then((answer) => answer(request, response, next), next)
  }
}
