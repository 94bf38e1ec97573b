// npm run faults [file]: the fault tests at full size. FAULT_SEED repeats a run's random moments; FAULT_KILLS are those of the
// process that tells of events, which take ten seconds each: two runs with a seed and a TEST_DATA_DIR each share them.
import { runVitest } from "./checks/vitest.mjs"
import { installPackages } from "./lib/install.mjs"
import { ensurePgBouncer } from "./lib/optional/pgbouncer.mjs"
import { ensureRedis } from "./lib/optional/redis.mjs"

await installPackages()
await ensureRedis()
await ensurePgBouncer()
const args = ["-c", "tests/vitest.faults.config.ts", ...process.argv.slice(2)]
process.exit(await runVitest(args, { env: { ...process.env, FAULTS: "full" } }))
