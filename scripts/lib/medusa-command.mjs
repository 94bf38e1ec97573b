// A command of Medusa's, by its file there, with its options as JSON: as its CLI runs it, but TypeScript is loaded our way.
import { createRequire } from "node:module"
import { ROOT } from "./root.mjs"
import { registerTypeScript } from "./typescript.mjs"

const [command, options] = process.argv.slice(2)
registerTypeScript()
const { default: run } = createRequire(import.meta.url)(`@medusajs/medusa/commands/${command}`)
await run({ directory: ROOT, ...JSON.parse(options) })
