import fs from "node:fs"
import path from "node:path"
import { ensureChromium } from "../lib/chromium.mjs"
import { installPackages } from "../lib/install.mjs"
import { ensureRedis } from "../lib/optional/redis.mjs"
import { ROOT } from "../lib/root.mjs"
import { Outcome } from "./outcome.mjs"
import { runSuite, suiteOf } from "./suites.mjs"

const PLACES = ["src", "integrations", "extensions", "scripts", "seed", "storefront/src", "tests"]

/** Every file of tests, from the repository's root. */
const specFiles = () =>
  PLACES.flatMap((place) =>
    fs
      .readdirSync(path.join(ROOT, place), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.spec\.tsx?$/.test(file))
      .map((file) => `${place}/${file}`),
  )

/** Files by the suite that runs them. @param parts of their paths */
export function chosenFiles(parts, files = specFiles()) {
  const chosen = files.filter((file) => parts.some((part) => file.includes(part.replace(/^\.\//, ""))))
  const bySuite = new Map()
  for (const file of chosen) bySuite.set(suiteOf(file), [...(bySuite.get(suiteOf(file)) ?? []), file])
  return bySuite
}

/** `npm test -- <path>`: the files whose paths hold one of the parts, each in its suite, and what came of them. */
export async function runChosen(parts) {
  const outcome = new Outcome()
  await installPackages()
  const chosen = chosenFiles(parts)
  if (chosen.size === 0)
    outcome.add("npm test", { passed: 0, failures: [`no test file is called ${parts.join(" or ")}`] })
  if ([...chosen.keys()].some(({ name }) => name === "journeys")) await ensureChromium()
  if ([...chosen.values()].flat().some((file) => /^tests\/(production|simulate)\//.test(file))) await ensureRedis()
  for (const [suite, files] of chosen) outcome.add(suite.title, await runSuite(suite, { files }))
  process.stdout.write(`\n${outcome}\n`)
  return outcome
}
