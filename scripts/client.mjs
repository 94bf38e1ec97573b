// npm run client: the shop's API as a typed package, in packages/client, with a tarball to install.
import { installPackages } from "./lib/install.mjs"
import { run } from "./lib/run.mjs"

await installPackages()
const { buildClient, CLIENT } = await import("./client/build-client.mjs")
await buildClient(CLIENT)
await run("Packing the client", "npm", ["pack", "--loglevel=error"], { cwd: CLIENT })
