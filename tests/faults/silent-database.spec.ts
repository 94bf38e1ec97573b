import { once } from "node:events"
import net, { type AddressInfo, type Socket } from "node:net"
import pg from "pg"
import { expect, inject, it, onTestFinished } from "vitest"
import { PatientDatabase } from "#platform/jobs/patient-database"
import { DatabaseListener } from "#platform/listening/database-listener"
import { startShop } from "../harness/app"
import { cloneTemplate, databaseUrl } from "../harness/database"
import { until } from "../harness/until"

/** A way to the database whose connections can stop passing anything on, without being closed. */
async function wayTo(url: string) {
  const { hostname, port } = new URL(url)
  const pairs: Socket[][] = []
  const server = net.createServer((near) => {
    const far = net.connect(Number(port), hostname)
    for (const socket of [near, far]) socket.on("error", () => undefined)
    near.pipe(far)
    far.pipe(near)
    pairs.push([near, far])
  })
  await once(server.listen(0, "127.0.0.1"), "listening")
  onTestFinished(() => {
    for (const socket of pairs.flat()) socket.destroy()
    server.close()
  })
  const through = new URL(url)
  through.hostname = "127.0.0.1"
  through.port = String((server.address() as AddressInfo).port)
  return {
    url: through.toString(),
    goSilent: () => {
      for (const [near, far] of pairs) {
        near.unpipe(far)
        far.unpipe(near)
      }
    },
    connections: () => pairs.length,
  }
}

it("a database that says nothing more, as after a loss of power, is asked for jobs on a new connection", async () => {
  const way = await wayTo(inject("postgresUrl"))
  const options = { connectionString: way.url, query_timeout: 500, max: 1 }
  const database = new PatientDatabase(options, () => undefined)
  onTestFinished(() => database.close())
  const ask = () => database.executeSql("select $1::int as answer", [42])
  expect((await ask()).rows).toEqual([{ answer: 42 }])
  way.goSilent()
  expect((await ask()).rows).toEqual([{ answer: 42 }])
  expect(way.connections()).toBe(2)
})

it("a database that says nothing more, as after a loss of power, is listened to on a new connection", async () => {
  const way = await wayTo(inject("postgresUrl"))
  const heard: string[] = []
  const lost: string[] = []
  let gaps = 0
  const listener = new DatabaseListener({
    databaseUrl: way.url,
    channel: "silence",
    onNotification: (payload) => heard.push(payload),
    onGap: () => (gaps += 1),
    onLost: ({ message }) => lost.push(message),
    alive: { everyMs: 100, withinMs: 500 },
  })
  await listener.start()
  onTestFinished(() => listener.stop())
  const sender = new pg.Client(inject("postgresUrl"))
  await sender.connect()
  onTestFinished(() => sender.end())
  await sender.query("notify silence, 'before'")
  await until("the first word", () => heard.includes("before"))
  expect([listener.isListening, gaps, lost]).toEqual([true, 1, []])

  way.goSilent()
  await until("a new connection", () => way.connections() === 2 && listener.isListening)
  expect(lost).toEqual(["The connection is silent"])
  expect(gaps).toBe(3) // lost, and found again: what was said meanwhile is gone
  await sender.query("notify silence, 'after'")
  await until("a word after it", () => heard.includes("after"))
})

it("a shop whose database says nothing more answers that it may be asked again, and is itself within a minute", async () => {
  await cloneTemplate(inject("postgresUrl"), "shop_silent")
  const way = await wayTo(databaseUrl(inject("postgresUrl"), "shop_silent"))
  const shop = await startShop({ databaseUrl: way.url, name: "silent" })
  onTestFinished(() => shop.stop())
  const statusOf = (path: string) => fetch(shop.baseUrl + path).then(({ status }) => status)
  const statusOfCart = () => statusOf("/backend/api/v1/cart/0123456789abcdef")
  expect(await statusOfCart()).toBe(200)
  way.goSilent()
  expect(await statusOfCart()).toBe(503)
  expect(await statusOf("/serving")).toBe(200) // it answers itself: a proxy's answer says less
  await until("a cart", async () => (await statusOfCart()) === 200, 30_000)
  // Its other connections may be silent still, until who listens finds out.
  await until("it to be ready", async () => (await statusOf("/ready")) === 200, 30_000)
})
