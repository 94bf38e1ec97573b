// npm run sample: fills a running demo with a company, its colleagues and what they ordered.
import { installPackages } from "./lib/install.mjs"

await installPackages()
const { sample } = await import("./sample/sample.mjs")
await sample()
