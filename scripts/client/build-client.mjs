import fs from "node:fs"
import path from "node:path"
import { pathToFileURL } from "node:url"
import { CONTRACT, MACHINES } from "../contract/contract.mjs"
import { ROOT } from "../lib/root.mjs"
import { runNode } from "../lib/run.mjs"

export const CLIENT = path.join(ROOT, "packages/client")
export const MCP = path.join(ROOT, "packages/mcp")
const TSC = path.join(ROOT, "node_modules/typescript-7/bin/tsc")

/** What the client is compiled with, and what a program that uses it is checked with. */
export const STRICT = [
  ...["--ignoreConfig", "--strict", "--target", "es2022", "--lib", "es2022,dom,dom.iterable"],
  ...["--module", "nodenext", "--moduleResolution", "nodenext", "--skipLibCheck", "--types", "node"],
]

export const compile = (title, args, cwd) => runNode(title, [TSC, ...args], { cwd, lastLines: 50 })

/** The types of all calls, made from a document of the API. */
async function writeSchema(document, file) {
  const { astToString, default: openapiTS } = await import("openapi-typescript")
  fs.writeFileSync(file, astToString(await openapiTS(pathToFileURL(document))))
}

/** @param folder below the shop's, in which the package is made: its manifest, and `dist` */
export async function buildClient(folder) {
  const sources = path.join(folder, "src")
  fs.mkdirSync(sources, { recursive: true })
  if (folder !== CLIENT)
    for (const file of ["package.json", "src/index.ts"])
      fs.copyFileSync(path.join(CLIENT, file), path.join(folder, file))
  await writeSchema(CONTRACT, path.join(sources, "schema.ts"))
  await writeSchema(MACHINES, path.join(sources, "counter-schema.ts"))
  fs.rmSync(path.join(folder, "dist"), { recursive: true, force: true })
  const files = ["src/index.ts", "--outDir", "dist", "--rootDir", "src", "--declaration"]
  await compile("Compiling the client", [...files, ...STRICT], folder)
}

/**
 * The tools for agents, with the client that they call the shop by.
 * @param folder called `mcp`, below the shop's; the client is built next to it
 */
export async function buildMcp(folder) {
  await buildClient(path.join(folder, "../client"))
  if (folder !== MCP)
    for (const part of ["package.json", "src"])
      fs.cpSync(path.join(MCP, part), path.join(folder, part), { recursive: true })
  fs.rmSync(path.join(folder, "dist"), { recursive: true, force: true })
  await compile(
    "Compiling the tools for agents",
    ["src/main.ts", "--outDir", "dist", "--rootDir", "..", ...STRICT],
    folder,
  )
}
