import path from "node:path"
import { step } from "../lib/progress.mjs"
import { ROOT } from "../lib/root.mjs"
import { runNode } from "../lib/run.mjs"

const STOREFRONT = path.join(ROOT, "storefront")
const tool = (file) => path.join(ROOT, "node_modules", file)

const BIOME = tool("@biomejs/biome/bin/biome")
/** Compiled, and so several times as fast; what reads syntax trees needs the interfaces of the one before. */
const TSC = tool("typescript-7/bin/tsc")
const DEPCRUISE = tool("dependency-cruiser/bin/dependency-cruise.mjs")
const KNIP = tool("knip/bin/knip.js")
const DIRECTIONS = ["--config", ".dependency-cruiser.cjs", "--output-type", "err"]

/**
 * Only what changed since the last check is looked at again. Several checkers would each work out the types that they share,
 * and the processors are busy as it is.
 */
const typesOf = (project) => {
  const memory = path.join(ROOT, "tests/.results", `${project === "." ? "shop" : project}.tsbuildinfo`)
  return [TSC, "--noEmit", "-p", project, "--checkers", "1", "--incremental", "--tsBuildInfoFile", memory]
}

/** What can be judged by reading the sources; each counts as one check. The longest are first. */
export const STATIC_CHECKS = [
  { title: "Types", args: typesOf(".") },
  { title: "Types of the tests and specs", args: typesOf("tests") },
  { title: "Types of the storefront", args: typesOf("storefront") },
  { title: "Format and lint", args: [BIOME, "ci", "--colors=off", "--error-on-warnings", "."] },
  { title: "Effects return their clean-up", args: ["scripts/checks/effects.mjs"] },
  {
    title: "Import directions",
    args: [DEPCRUISE, ...DIRECTIONS, "src", "integrations", "extensions", "seed", "scripts"],
  },
  { title: "Import directions of the storefront", args: [DEPCRUISE, ...DIRECTIONS, "src"], cwd: STOREFRONT },
  { title: "Nothing that nobody uses", args: [KNIP, "--no-progress"] },
  { title: "Structure", args: ["scripts/structure.mjs", "--check"] },
]

export async function runStaticCheck({ title, args, cwd = ROOT }) {
  const env = { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined }
  try {
    await step(title, () => runNode(title, args, { cwd, env, lastLines: 100 }))
    return { passed: 1, failures: [] }
  } catch (error) {
    process.stdout.write(`${error.message}\n`)
    return { passed: 0, failures: [error.message] }
  }
}
