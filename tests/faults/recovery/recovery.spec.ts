import fs from "node:fs"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { ensureDatabase } from "../../../scripts/start/database.mjs"
import { volume } from "../volume"
import { ArchivedDatabase, LOST_AT_MOST_MS } from "./archived-database"
import { makeTables, query, startWriters, type Written } from "./writers"

const WRITTEN_MS = LOST_AT_MOST_MS + volume(2_000, 60_000)

describe("a database that is archived", () => {
  const database = new ArchivedDatabase("recovery")
  const plan = () => path.join(database.dataDir, "uploads/plan.pdf")
  let told: Written[] = []
  let beforeTheMistake = ""

  const numbers = async () =>
    new Set((await query(database.databaseUrl, 'select number::int from "order"')).rows.map(({ number }) => number))
  const torn = async () =>
    (
      await query(
        database.databaseUrl,
        'select number from "order" full join order_line using (number) group by 1 having count(*) <> 3',
      )
    ).rows

  beforeAll(async () => {
    const server = await database.start()
    await ensureDatabase(server.url, "shop")
    await makeTables(database.databaseUrl)
    fs.mkdirSync(path.dirname(plan()), { recursive: true })
    fs.writeFileSync(plan(), "Plan")
  })
  afterAll(() => database.stop())

  it(`comes back from its archive alone after it was destroyed while it wrote`, async () => {
    const writers = startWriters(database.databaseUrl, 4)
    const { code, output } = await database.run("base-backup")
    expect(output).toContain("base backup 1;")
    expect(code).toBe(0)
    await sleep(WRITTEN_MS)
    const destroyedAtMs = Date.now()
    await database.destroy()
    await writers.stop()
    told = writers.told

    const startedAtMs = Date.now()
    const recovered = await database.run("recover", database.server.folder)
    expect(recovered.output).toContain("has its files again")
    expect(recovered.code).toBe(0)
    await database.start()
    const there = await numbers()
    const backMs = Date.now() - startedAtMs

    const missing = told.filter(({ number }) => !there.has(number))
    const lostMs = missing.length > 0 ? destroyedAtMs - Math.min(...missing.map(({ toldAtMs }) => toldAtMs)) : 0
    console.log(
      `${told.length} orders written, ${missing.length} of the last ${(lostMs / 1_000).toFixed(1)} s lost; back after ${(backMs / 1_000).toFixed(1)} s`,
    )
    expect(there.size).toBeGreaterThan(0)
    expect(lostMs).toBeLessThan(LOST_AT_MOST_MS)
    expect(await torn()).toEqual([])
    expect(fs.readFileSync(plan(), "utf8")).toBe("Plan")
  })

  it("goes back to the moment before a mistake", async () => {
    const right = await numbers()
    beforeTheMistake = (await query(database.databaseUrl, "select clock_timestamp() as at")).rows[0].at.toISOString()
    await sleep(50)
    await query(database.databaseUrl, 'delete from "order"')
    await query(database.databaseUrl, 'insert into "order" values (1000000)')
    await database.putAside("wrong")
    const { code } = await database.run("recover", "--to", beforeTheMistake, database.server.folder)
    expect(code).toBe(0)
    await database.start()
    expect(await numbers()).toEqual(right)
    expect(await torn()).toEqual([])
  })

  it("is archived on after it was recovered, and once more gone comes back to its newest history", async () => {
    await query(database.databaseUrl, 'insert into "order" values (2000000)')
    await database.putAside("right")
    expect((await database.run("recover", database.server.folder)).code).toBe(0)
    await database.start()
    expect([...(await numbers())]).toContain(2_000_000)
    expect([...(await numbers())]).not.toContain(1_000_000)
  })

  it("is archived in time after a recovery too, by the service, and a drill tells so and leaves nothing", async () => {
    const service = database.startService()
    const scratch = fs.mkdtempSync(path.join(path.dirname(database.dataDir), "scratch-"))
    fs.chmodSync(scratch, 0o755)
    const { code, output } = await database.run("drill", scratch)
    console.log(output)
    expect(output).toContain("The archive gives the shop back.")
    expect(code).toBe(0)
    expect(fs.readdirSync(scratch)).toEqual([])
    expect((await service.stop()).output).toBe("\nStopping …\n")
    expect((await database.run("base-backup")).output).toContain("base backup 2;")
    expect(await database.run("base-backup", "--check")).toMatchObject({ code: 0 })
  })

  it("is never overwritten", async () => {
    const refused = await database.run("recover", database.server.folder)
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining("is not empty") })
  })

  it("is not recovered from what is damaged or has a gap, and the drill says so", async () => {
    const [base] = fs.readdirSync(path.join(database.archiveDir, "base")).sort().slice(-1)
    const file = path.join(database.archiveDir, "base", base, "base.tar.gz")
    fs.truncateSync(file, fs.statSync(file).size - 1_000)
    const target = path.join(database.dataDir, "another")
    expect((await database.run("recover", target)).code).toBe(1)
    expect(fs.readdirSync(target)).toEqual([])
    fs.renameSync(path.dirname(file), path.join(database.archiveDir, "base", `.${base}`)) // an older one is left

    const wal = path.join(database.archiveDir, "wal")
    const ofFirstTimeline = fs.readdirSync(wal).filter((name) => /^00000001[0-9A-F]{16}\.gz$/.test(name))
    fs.rmSync(path.join(wal, ofFirstTimeline.sort().at(-2)!))
    expect(await database.run("drill")).toMatchObject({ code: 1, output: expect.stringContaining("lacks what comes") })
  })
})
