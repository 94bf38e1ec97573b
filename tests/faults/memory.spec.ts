import fs from "node:fs"
import path from "node:path"
import { beforeAll, describe, expect, it } from "vitest"
import { api, until } from "../harness"
import { QUICK_PASSWORDS } from "../harness/quick-passwords"
import { DATA_DIR } from "../harness/settings"
import { ownShops } from "./shop"
import { volume } from "./volume"

/** Asked twice: after as many that fill what may be filled, so many more are to leave nothing behind. */
const COUNT = volume(100, 10_000)
/** Megabytes: below what is left of one such address for each request. */
const MOST_MORE = volume(0.9, 100)
const TURNS = 3
/** All of them together fill what may be filled. */
const MOST_OF_ALL = 100
const API = "/backend/api/v1"
const MEMORY_FILE = path.join(DATA_DIR, "memory.json")

const COLLECT = `--require=${path.join(import.meta.dirname, "collect-garbage.cjs")}`
const shops = ownShops("memory", 1, {
  env: { NODE_OPTIONS: `${COLLECT} ${QUICK_PASSWORDS.NODE_OPTIONS}`, MEMORY_FILE },
})

/** Memory in use once the garbage is collected: objects and buffers, in megabytes. */
async function memory(): Promise<{ used: number; rss: number }> {
  fs.rmSync(MEMORY_FILE, { force: true })
  process.kill(shops.processes[0].pid, "SIGUSR2")
  await until("the memory's figures", () => fs.existsSync(MEMORY_FILE))
  const { used, rss } = JSON.parse(fs.readFileSync(MEMORY_FILE, "utf8"))
  return { used: used / 2 ** 20, rss: rss / 2 ** 20 }
}

/** Nearly as much as the head of a request may be. */
const long = "x".repeat(15_000)
const get = (address: string) => () => fetch(shops.processes[0].baseUrl + address)
const post = (address: string, body: object) => () =>
  fetch(shops.processes[0].baseUrl + API + address, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  })

/** Everything that a process remembers by what it was asked. */
const floods: Record<string, (n: number) => () => Promise<Response>> = {
  "answers, by parameters that nobody reads": (n) => get(`${API}/products/accessory/?x=${n}${long}`),
  "answers, by parts of lists": (n) => get(`${API}/products/accessory/?limit=1&offset=${n}&x=${long}`),
  "answers, by spellings": (n) => get(`${API}/Products/${"/".repeat(n % 200)}accessory/?${n}=${long}`),
  "details that there aren't": (n) => get(`${API}/products/rental/${n}${long}/`),
  "searches by the API": (n) => post("/products/search/", { query: `laser ${n}` }),
  "pages, by parameters that nobody reads": (n) => get(`/mieten?x=${n}${long}`),
  "pages, by choices that there aren't": (n) => get(`/kaufen/rtc-360?choice=${n}${long}`),
  "pages, by words searched for": (n) => get(`/search?query=laser+${n}`),
  "pages, by categories": (n) => get(`/mieten/${n}${long}/rtc-360`),
  "pages of orders": (n) => get(`/orders/${n}${long}`),
  "pages that there aren't": (n) => get(`/${n}${long}`),
  "companies searched for": (n) => get(`${API}/zefix/search/?query=Firma+${n}+${"x".repeat(120)}`),
  "carts that there aren't": (n) => get(`${API}/cart/cart-that-is-not-there-${n}/`),
  "guesses, each of another account": (n) => post("/token/login/", { username: `g${n}@example.ch`, password: "x" }),
  "calls that there aren't": (n) => get(`${API}/${n}${long}`),
  "calls of staff's that there aren't": (n) => get(`/admin/${n}${long}`),
  "paths of Medusa's that there aren't": (n) => get(`/store/${n}${long}`),
}

async function flood(request: (n: number) => () => Promise<Response>, first: number) {
  let sent = first
  const statuses: Record<number, number> = {}
  const client = async () => {
    while (sent < first + COUNT) {
      const answer = await request(sent++)()
      await answer.arrayBuffer()
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: 16 }, client))
  return statuses
}

describe(`a process that is asked ${COUNT} different things of each kind`, () => {
  let usedAtFirst = 0
  beforeAll(async () => {
    for (const address of ["/", "/mieten", "/kaufen", "/mieten/rtc-360/", "/search?query=laser"]) await get(address)()
    await api("GET", "/products/accessory/")
    usedAtFirst = (await memory()).used
  })

  it.each(Object.keys(floods))(`%s: remembers no more than ${MOST_MORE} MB of them`, async (name) => {
    await flood(floods[name], 0)
    let more = Number.POSITIVE_INFINITY
    let before = await memory()
    // What a visitor leaves behind each flood leaves; what the shop does by itself meanwhile doesn't come each time.
    for (let turn = 1; turn <= TURNS && more > MOST_MORE; turn++) {
      const statuses = await flood(floods[name], turn * COUNT)
      const after = await memory()
      more = after.used - before.used
      console.info(
        `${name}: ${more.toFixed(1)} MB more in use, ${(after.rss - before.rss).toFixed(1)} MB resident (${after.rss.toFixed(0)})`,
        statuses,
      )
      expect(Object.keys(statuses).filter((status) => Number(status) >= 500 && status !== "503")).toEqual([])
      expect(Object.keys(statuses), "not all are sent away").not.toEqual(["503"])
      before = after
    }
    expect(more).toBeLessThanOrEqual(MOST_MORE)
  })

  it(`is alive, and remembers no more than ${MOST_OF_ALL} MB of all of them`, async () => {
    expect((await get("/health")()).status).toBe(200)
    expect((await get("/mieten")()).status).toBe(200)
    expect((await memory()).used - usedAtFirst).toBeLessThanOrEqual(MOST_OF_ALL)
  })
})
