// npm run contract [-- --incompatible]: keeps the API's document in the repository, where changes of it are judged.
import { installPackages } from "./lib/install.mjs"

await installPackages()
const { renewContract } = await import("./contract/contract.mjs")
process.exit(renewContract({ isAccepted: process.argv.includes("--incompatible") }) ? 0 : 1)
