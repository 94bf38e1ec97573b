// `npm run faults [file]`: the fault tests at full size. FAULT_SEED repeats a run's random moments.
import { spawn } from "node:child_process"

const vitest = spawn(
  process.execPath,
  ["node_modules/vitest/vitest.mjs", "run", "-c", "tests/vitest.faults.config.ts", ...process.argv.slice(2)],
  { stdio: "inherit", env: { ...process.env, FAULTS: "full" } },
)
vitest.on("exit", (code) => process.exit(code ?? 1))
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => vitest.kill(signal))
