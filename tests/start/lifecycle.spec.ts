import fs from "node:fs"
import path from "node:path"
import { describe, expect, it } from "vitest"
import { freePort } from "../harness/ports"
import { until } from "../harness/until"
import { dataFolder } from "./data-folder"
import { npmStart } from "./started"

const pidIn = (dataDir: string, file: string) =>
  Number(fs.readFileSync(path.join(dataDir, file), "utf8").split("\n")[0])
const isRunning = (pid: number) => {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, "utf8") !== ""
  } catch {
    return false
  }
}

const logs = (dataDir: string) => ["server.log", "postgres.log"].map((file) => path.join(dataDir, file))

/** Of logs, secrets, mails and what the demo's stand-ins keep: what other accounts of the machine could read. */
function readByOthers(dataDir: string): string[] {
  const written = fs.readdirSync(dataDir, { recursive: true, encoding: "utf8" })
  const telling = written.filter((file) => /^(?!postgres\/).*\.(txt|json|jsonl|eml)$/.test(file))
  const files = [...logs(dataDir), ...telling.map((file) => path.join(dataDir, file))]
  return files.filter((file) => (fs.statSync(file).mode & 0o077) !== 0)
}

const statusOf = (url: string) => fetch(url).then((answer) => answer.status)

describe("npm start", () => {
  it("serves from an empty folder, survives kill -9 of each of its processes, stops whole, and writes nothing elsewhere", async () => {
    const dataDir = dataFolder()
    const port = await freePort()
    const home = dataFolder()
    const env = { PORT: String(port), DATA_DIR: dataDir, HOME: home, XDG_CONFIG_HOME: "" }
    const postgresPid = () => pidIn(dataDir, "postgres/postmaster.pid")

    const first = npmStart(env)
    await first.listening()
    expect(await statusOf(`http://127.0.0.1:${port}/ready`)).toBe(200)
    expect(first.output()).toContain(fs.readFileSync(path.join(dataDir, "admin.txt"), "utf8").split("\n")[1])
    expect(readByOthers(dataDir)).toEqual([])
    for (const log of logs(dataDir)) fs.chmodSync(log, 0o644)

    first.kill("SIGKILL")
    const second = npmStart(env)
    await second.listening()
    expect(await statusOf(`http://127.0.0.1:${port}/mieten`)).toBe(200)

    process.kill(pidIn(dataDir, "server.pid"), "SIGKILL")
    expect(await second.exited).toBe(1)
    expect(second.errors()).toContain("The server ended (SIGKILL)")

    const third = npmStart(env)
    await third.listening()
    process.kill(postgresPid(), "SIGKILL")
    third.kill("SIGKILL")

    const fourth = npmStart(env)
    await fourth.listening()
    expect(readByOthers(dataDir)).toEqual([])
    const pids = [pidIn(dataDir, "server.pid"), postgresPid()]
    fourth.kill("SIGINT")
    expect(await fourth.exited).toBe(0)
    await until("all processes are gone", () => !pids.some(isRunning))
    expect(fs.readdirSync(home, { recursive: true })).toEqual([])
  })
})
