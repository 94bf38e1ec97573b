// npm run rental-package: the rental engine as a plugin of Medusa, in packages/rental, with a tarball to install.
import { installPackages } from "../lib/install.mjs"
import { run } from "../lib/run.mjs"

await installPackages()
const { bundlePages, compileEngine, RENTAL } = await import("./build-rental.mjs")
await compileEngine()
await bundlePages()
await run("Packing the rental engine", "npm", ["pack", "--loglevel=error"], { cwd: RENTAL })
