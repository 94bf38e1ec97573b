// npm run client: the shop's API as a typed package and as tools for agents, in packages, with a tarball of each to install.
import { installPackages } from "./lib/install.mjs"
import { run } from "./lib/run.mjs"

await installPackages()
const { buildMcp, CLIENT, MCP } = await import("./client/build-client.mjs")
await buildMcp(MCP)
for (const cwd of [CLIENT, MCP]) await run(`Packing ${cwd}`, "npm", ["pack", "--loglevel=error"], { cwd })
