// npm run contract [-- --incompatible]: keeps the documents of the API in the repository, where changes of them are judged.
import { installPackages } from "./lib/install.mjs"

await installPackages()
const { renewContracts } = await import("./contract/contract.mjs")
process.exit(renewContracts({ isAccepted: process.argv.includes("--incompatible") }) ? 0 : 1)
