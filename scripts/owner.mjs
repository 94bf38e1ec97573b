// npm run owner <e-mail>: makes somebody on the team an owner again, and takes a lost second factor off.
import { installPackages } from "./lib/install.mjs"

await installPackages({ forServer: true })
const { owner } = await import("./owner/owner.mjs")
await owner()
