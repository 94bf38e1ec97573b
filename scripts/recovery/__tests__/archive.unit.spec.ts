import { spawnSync } from "node:child_process"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { gunzipSync, gzipSync } from "node:zlib"
import { beforeEach, describe, expect, it, onTestFinished } from "vitest"
import { ROOT } from "../../lib/root.mjs"
import { backupsIn, backupsOfNewestHistory, forgetOld, placeOfLsn, requireNoGap } from "../archive.mjs"

let archive: string
const wal = (name: string) => path.join(archive, "wal", name)
const segmentName = (place: number, timeline = 1) =>
  [timeline, Math.floor(place / 256), place % 256]
    .map((part) => part.toString(16).toUpperCase().padStart(8, "0"))
    .join("")

/** What PostgreSQL hands over: a file with the database's id in its first page. */
function logFile(text: string, database = 7n) {
  const file = path.join(archive, "log")
  const page = Buffer.alloc(64)
  page.writeBigUInt64LE(database, 24)
  fs.writeFileSync(file, Buffer.concat([page, Buffer.from(text)]))
  return file
}

const script = (name: string, ...args: string[]) =>
  spawnSync("sh", [path.join(ROOT, "deploy/postgres", name), archive, ...args], { encoding: "utf8" })
const put = (name: string, file: string) => script("archive-wal.sh", file, name)
const fetched = (name: string) => script("fetch-wal.sh", name, path.join(archive, "fetched"))

beforeEach(() => {
  archive = fs.mkdtempSync(path.join(os.tmpdir(), "archive-"))
  fs.mkdirSync(path.join(archive, "wal"))
  onTestFinished(() => fs.rmSync(archive, { recursive: true }))
})

describe("the archive's command", () => {
  it("keeps a file whole and gives it back", () => {
    const file = logFile("Auftrag")
    expect(put(segmentName(1), file).status).toBe(0)
    expect(gunzipSync(fs.readFileSync(wal(`${segmentName(1)}.gz`)))).toEqual(fs.readFileSync(file))
    expect(fetched(segmentName(1)).status).toBe(0)
    expect(fs.readFileSync(path.join(archive, "fetched"))).toEqual(fs.readFileSync(file))
  })

  it("is content with a file that is there already, and never overwrites another one", () => {
    put(segmentName(1), logFile("Auftrag"))
    expect(put(segmentName(1), logFile("Auftrag")).status).toBe(0)
    expect(put(segmentName(1), logFile("ein anderer"))).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("another"),
    })
    expect(gunzipSync(fs.readFileSync(wal(`${segmentName(1)}.gz`))).toString()).toContain("Auftrag")
  })

  it("does not mind what a crash left unfinished", () => {
    fs.writeFileSync(wal(`.${segmentName(1)}.unfinished`), "half")
    expect(put(segmentName(1), logFile("Auftrag")).status).toBe(0)
    expect(fs.readdirSync(path.join(archive, "wal"))).toEqual([`${segmentName(1)}.gz`])
  })

  it("takes the log of one database only", () => {
    put(segmentName(1), logFile("Auftrag"))
    expect(put(segmentName(2), logFile("Auftrag", 8n))).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("belongs to another database"),
    })
  })

  it("fails as long as there is no archive", () => {
    fs.rmSync(path.join(archive, "wal"), { recursive: true })
    expect(put(segmentName(1), logFile("Auftrag")).status).not.toBe(0)
  })
})

describe("the recovery's command", () => {
  it("says 1 where the log ends, and stops the recovery for a damaged file or a missing archive", () => {
    expect(fetched(segmentName(1)).status).toBe(1)
    put(segmentName(1), logFile("Auftrag"))
    fs.truncateSync(wal(`${segmentName(1)}.gz`), 20)
    expect(fetched(segmentName(1)).status).toBe(200)
    fs.rmSync(path.join(archive, "wal"), { recursive: true })
    expect(fetched(segmentName(1)).status).toBe(200)
  })
})

describe("an archive", () => {
  const empty = (names: string[]) => {
    for (const name of names) fs.writeFileSync(wal(name), "")
  }
  const backUp = (name: string, firstPlace: number, log = {}) => {
    const folder = path.join(archive, "base", name)
    fs.mkdirSync(folder, { recursive: true })
    fs.writeFileSync(path.join(folder, "about.json"), JSON.stringify({ firstPlace, ...log }))
  }

  it("knows where a position of the log is", () => {
    expect(placeOfLsn("0/3000028")).toBe(3)
    expect(placeOfLsn("1/FF000000")).toBe(511)
  })

  it("forgets old backups, and the log before the oldest that is kept, of every timeline, but no history", () => {
    for (const [index, name] of ["one", "two", "three"].entries())
      backUp(`${index}-${name}`, 254 + index, { endedAt: `2026-11-2${index}T03:00:00.000Z` })
    backUp(".3-unfinished", 0)
    empty([254, 255, 256].map((place) => `${segmentName(place)}.gz`))
    empty([`${segmentName(254, 2)}.gz`, `${segmentName(254)}.00000028.backup.gz`, "00000002.history.gz"])
    expect(forgetOld(archive, Date.parse("2026-11-21T12:00:00Z"))).toHaveLength(2)
    expect(backupsIn(archive).map(({ name }) => name)).toEqual(["1-two", "2-three"])
    expect(fs.readdirSync(path.join(archive, "base"))).toContain(".3-unfinished")
    expect(fs.readdirSync(path.join(archive, "wal")).sort()).toEqual(
      [`${segmentName(255)}.gz`, `${segmentName(256)}.gz`, "00000002.history.gz"].sort(),
    )
  })

  it.each([
    ["the newest that had ended by the first moment to go back to", "2026-11-22T12:00:00Z", ["2", "3"]],
    ["however many were made since", "2026-11-20T12:00:00Z", ["0", "1", "2", "3"]],
    ["all while none is old enough", "2026-11-19T12:00:00Z", ["0", "1", "2", "3"]],
    ["one, however old", "2026-12-24T12:00:00Z", ["3"]],
  ])("keeps of its base backups %s", (_case, since, kept) => {
    for (const index of [0, 1, 2, 3]) backUp(`${index}`, 5 + index, { endedAt: `2026-11-2${index}T03:00:00.000Z` })
    forgetOld(archive, Date.parse(since))
    expect(backupsIn(archive).map(({ name }) => name)).toEqual(kept)
  })

  it("begins with a base backup that leads to its newest history", () => {
    const names = () => backupsOfNewestHistory(archive).map(({ name }) => name)
    backUp("1-monday", 2, { timeline: 1, endLsn: "0/2000100" })
    backUp("2-tuesday", 5, { timeline: 1, endLsn: "0/5000100" })
    expect(names()).toEqual(["1-monday", "2-tuesday"])
    fs.writeFileSync(wal("00000002.history.gz"), gzipSync("1\t0/3000000\tbefore 2026-11-27\n"))
    expect(names()).toEqual(["1-monday"])
    backUp("3-wednesday", 4, { timeline: 2, endLsn: "0/4000100" })
    expect(names()).toEqual(["1-monday", "3-wednesday"])
  })

  it("has no gap since a place, whichever timelines its segments are of", () => {
    empty([3, 4].map((place) => `${segmentName(place)}.gz`))
    empty([4, 5].map((place) => `${segmentName(place, 2)}.gz`))
    expect(() => requireNoGap(archive, 3)).not.toThrow()
    empty([`${segmentName(6)}.gz`, `${segmentName(7, 2)}.gz`])
    expect(() => requireNoGap(archive, 3)).toThrow("lacks what comes before segment 6")
    expect(() => requireNoGap(archive, 7)).not.toThrow()
  })
})
