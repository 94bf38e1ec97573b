import fs from "node:fs"
import { step } from "./progress.mjs"
import { run } from "./run.mjs"

const INSTALLED = ["/usr/bin/redis-server", "/usr/local/bin/redis-server", "/opt/homebrew/bin/redis-server"]

/** The Redis server of this computer, if it has one. */
export const findRedis = () => INSTALLED.find((file) => fs.existsSync(file))

/** Provides Redis for the tests of several processes where the package manager has it and may be used. */
export async function ensureRedis() {
  if (findRedis() || process.getuid?.() !== 0 || !fs.existsSync("/usr/bin/apt-get")) return
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" }
  const install = ["install", "-y", "--no-install-recommends", "redis-server"]
  await step("Installing Redis", async () => {
    await run("Updating package lists", "apt-get", ["update"], { env })
    await run("Installing Redis", "apt-get", install, { env })
  })
}
