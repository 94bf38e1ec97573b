import fs from "node:fs"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import pg from "pg"
import { describe, expect, it, onTestFinished } from "vitest"
import { startEmbeddedPostgres } from "../../scripts/postgres/embedded.mjs"
import { until } from "../harness/until"
import { dataFolder } from "./data-folder"

async function start(dataDir: string) {
  const server = await startEmbeddedPostgres({ dataDir, isDisposable: true })
  onTestFinished(() => server.stop())
  return { ...server, pid: Number(server.pid) }
}

async function query(url: string, text: string) {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return rows
}

const isGone = (pid: number) =>
  !fs.existsSync(`/proc/${pid}/cmdline`) || fs.readFileSync(`/proc/${pid}/cmdline`, "utf8") === ""

/** PostgreSQL's own helpers: checkpointer, writers and the like. */
const childrenOf = (pid: number) =>
  fs.readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").map(Number)

describe("the embedded PostgreSQL", () => {
  it("keeps data, port and password from one start to the next", async () => {
    const dataDir = dataFolder()
    const first = await start(dataDir)
    await query(first.url, "create table kept (day text)")
    await first.stop()
    const second = await start(dataDir)
    expect(second.url).toBe(first.url)
    expect(await query(second.url, "select * from kept")).toEqual([])
  })

  it("keeps its password readable for its owner only", async () => {
    const dataDir = dataFolder()
    await start(dataDir)
    expect(fs.statSync(path.join(dataDir, "postgres.json")).mode & 0o777).toBe(0o600)
  })

  it("sorts German as a reader expects", async () => {
    const { url } = await start(dataFolder())
    const rows = await query(
      url,
      "select w from unnest(array['Zug', 'zebra', 'Öl', 'Ofen', 'Ärger', 'Apfel']) w order by w",
    )
    expect(rows.map(({ w }) => w)).toEqual(["Apfel", "Ärger", "Ofen", "Öl", "zebra", "Zug"])
  })

  it("starts again after kill -9", async () => {
    const dataDir = dataFolder()
    const first = await start(dataDir)
    process.kill(first.pid, "SIGKILL")
    await until("the killed server is gone", () => isGone(first.pid))
    const second = await start(dataDir)
    expect(await query(second.url, "select 1 as one")).toEqual([{ one: 1 }])
  })

  it("waits for the helpers that a killed server leaves for a moment", async () => {
    const dataDir = dataFolder()
    const first = await start(dataDir)
    const helpers = childrenOf(first.pid)
    for (const pid of helpers) process.kill(pid, "SIGSTOP")
    process.kill(first.pid, "SIGKILL")
    await until("the killed server is gone", () => isGone(first.pid))
    const second = start(dataDir)
    await sleep(500)
    for (const pid of helpers) process.kill(pid, "SIGCONT")
    expect(await query((await second).url, "select 1 as one")).toEqual([{ one: 1 }])
  })

  it("takes over the server that a killed start left running", async () => {
    const dataDir = dataFolder()
    const first = await start(dataDir)
    const second = await start(dataDir)
    expect(second.pid).toBe(first.pid)
    await second.stop()
    expect(isGone(first.pid)).toBe(true)
  })

  it("is not misled by a pid file whose pid now belongs to another program", async () => {
    const dataDir = dataFolder()
    const first = await start(dataDir)
    await first.stop()
    const pidFile = path.join(first.folder, "postmaster.pid")
    fs.writeFileSync(pidFile, `${process.pid}\n${first.folder}\n0\n5432\n`)
    const second = await start(dataDir)
    expect(second.pid).not.toBe(process.pid)
    expect(await query(second.url, "select 1 as one")).toEqual([{ one: 1 }])
  })

  it("runs along with another one", async () => {
    const [one, other] = [await start(dataFolder()), await start(dataFolder())]
    expect(one.url).not.toBe(other.url)
    expect(one.pid).not.toBe(other.pid)
  })
})
