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

const statusOf = (url: string) => fetch(url).then((answer) => answer.status)

describe("npm start", () => {
  it("serves from an empty folder, survives kill -9 of each of its processes, and stops whole", async () => {
    const dataDir = dataFolder()
    const port = await freePort()
    const env = { PORT: String(port), DATA_DIR: dataDir }
    const postgresPid = () => pidIn(dataDir, "postgres/postmaster.pid")

    const first = npmStart(env)
    await first.listening()
    expect(await statusOf(`http://127.0.0.1:${port}/ready`)).toBe(200)
    expect(first.output()).toContain(fs.readFileSync(path.join(dataDir, "admin.txt"), "utf8").split("\n")[1])

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
    const pids = [pidIn(dataDir, "server.pid"), postgresPid()]
    fourth.kill("SIGINT")
    expect(await fourth.exited).toBe(0)
    await until("all processes are gone", () => !pids.some(isRunning))
  })
})
