import fs from "node:fs"
import path from "node:path"
import { ROOT } from "./root.mjs"
import { loadTypeScript } from "./typescript.mjs"

/** `shop.config.ts`, or what `SHOP_CONFIG` names; null without one. */
export const configFile = () => loadTypeScript("src/config/extensions/config-file.ts").configFile()

/** What Medusa loads of extensions. Nothing is read where none is configured. */
const pluginParts = () => (configFile() ? loadTypeScript("src/config/extensions/index.ts").pluginParts() : [])

const folderOf = ({ resolve }) =>
  path.isAbsolute(resolve) ? path.relative(ROOT, resolve) : path.join("node_modules", resolve)

/** Folders of their modules, of their built plugins, and of their pages of the admin, from the repository's root. */
export const extensionFolders = () => {
  const parts = pluginParts()
  return {
    modules: parts.flatMap(({ modules = [] }) => modules.map(folderOf)),
    plugins: parts.flatMap(({ plugins = [] }) => plugins.map(folderOf)),
    admin: parts.flatMap(({ admin }) => (admin ? [path.relative(ROOT, admin)] : [])),
  }
}

/** Migrations in a folder and below, by name: `Migration20261124090000` → its file. */
export function migrationsUnder(place, root = ROOT) {
  const folder = path.join(root, place)
  if (!fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return []
  return fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => path.join(place, file))
    .flatMap((file) => {
      const [, name] = /(?:^|\/)migrations\/(\w+)\.[jt]s$/.exec(file.replaceAll("\\", "/")) ?? []
      return name && !file.includes("__tests__") && name !== "index" ? [{ name, file }] : []
    })
}
