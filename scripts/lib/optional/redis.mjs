import fs from "node:fs"
import { installByApt } from "./apt-package.mjs"

const INSTALLED = ["/usr/bin/redis-server", "/usr/local/bin/redis-server", "/opt/homebrew/bin/redis-server"]

/** The Redis server of this computer, if it has one. */
export const findRedis = () => INSTALLED.find((file) => fs.existsSync(file))

/** Provides Redis for the tests of several processes where the package manager has it and may be used. */
export async function ensureRedis() {
  if (!findRedis()) await installByApt("Installing Redis", "redis-server")
}
