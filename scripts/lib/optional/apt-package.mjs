import fs from "node:fs"
import { step } from "../progress.mjs"
import { run } from "../run.mjs"

/** Installs a package of the system's where it has apt-get and we may use it; elsewhere nothing happens. */
export async function installByApt(title, name) {
  if (process.getuid?.() !== 0 || !fs.existsSync("/usr/bin/apt-get")) return
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" }
  await step(title, async () => {
    await run("Updating package lists", "apt-get", ["update"], { env })
    await run(title, "apt-get", ["install", "-y", "--no-install-recommends", name], { env })
  })
}
