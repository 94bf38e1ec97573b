// As `medusa plugin:build` bundles a plugin's pages: of the folder it runs in, whose manifest says what the admin has already.
import { createRequire } from "node:module"

const { dynamicImport } = createRequire(import.meta.url)("@medusajs/framework/utils")
const { plugin } = await dynamicImport("@medusajs/admin-bundler")
await plugin({ root: process.cwd(), outDir: ".medusa/server" })
process.exit()
