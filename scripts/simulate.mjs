// npm run simulate -- [--seed N] [--runs N] [--days N] [--single] [--replay FILE] [--shrink TRIES] [--planted [NAME]]: histories of a
// shop, judged by a model of its own (docs/proof.md).
import { parseArgs } from "node:util"
import { runVitest } from "./checks/vitest.mjs"
import { installPackages } from "./lib/install.mjs"
import { ensureRedis } from "./lib/optional/redis.mjs"

const number = { type: "string" }
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ...{ seed: number, runs: number, days: number, shrink: number, replay: { type: "string" } },
    ...{ single: { type: "boolean" }, planted: { type: "boolean" } },
  },
})
await installPackages()
if (!values.single && !values.planted) await ensureRedis()
const asked = { ...values, names: positionals }
const env = { ...process.env, SIMULATE: JSON.stringify(asked) }
process.exit(await runVitest(["-c", "tests/vitest.simulate.config.ts"], { env }))
