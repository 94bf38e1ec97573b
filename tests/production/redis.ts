import { spawn } from "node:child_process"
import { once } from "node:events"
import net from "node:net"
import { text } from "node:stream/consumers"
import { findRedis } from "../../scripts/lib/optional/redis.mjs"
import { takesConnections } from "../harness/connections"
import { freePort } from "../harness/ports"
import { until } from "../harness/until"

/** A Redis server that keeps nothing on disk; it may be killed and started again on the same port. */
export async function startRedis() {
  const program = findRedis()
  if (!program) throw new Error("There is no Redis on this computer")
  const port = await freePort()
  const launch = async () => {
    const options = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    const child = spawn(program, options, { stdio: "ignore" })
    await until("Redis", () => takesConnections(port))
    return child
  }
  let running = await launch()
  return {
    url: `redis://127.0.0.1:${port}`,
    async kill() {
      if (running.exitCode !== null || running.signalCode !== null) return
      const gone = once(running, "exit")
      running.kill("SIGKILL")
      await gone
    },
    async start() {
      running = await launch()
    },
    /** A number that it answers to a command of one line. */
    async number(command: string) {
      const answer = text(net.connect(port, "127.0.0.1").end(`${command}\r\n`))
      return Number((await answer).replace(":", ""))
    },
  }
}
