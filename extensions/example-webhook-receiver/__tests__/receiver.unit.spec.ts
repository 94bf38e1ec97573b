import { once } from "node:events"
import type { Server } from "node:http"
import type { AddressInfo } from "node:net"
import { Webhook } from "standardwebhooks"
import { afterEach, beforeEach, expect, it } from "vitest"
import type { ShopEvent } from "#extension"
import { webhookReceiver } from "../receiver.mjs"

const SECRET = `whsec_${Buffer.from("a secret of thirty-two characters").toString("base64")}`
const heard: string[] = []
let isFailing = false
let server: Server
beforeEach(async () => {
  heard.length = 0
  isFailing = false
  server = webhookReceiver(SECRET, ({ id }: ShopEvent) => {
    if (isFailing) throw new Error("no")
    heard.push(id)
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
})
afterEach(() => {
  server.close()
})

async function told(id: string, secret = SECRET) {
  const body = JSON.stringify({ id, type: "rental.booked", subject: { type: "rental", id: "rres_1" } })
  const at = new Date()
  const { port } = server.address() as AddressInfo
  const { status } = await fetch(`http://127.0.0.1:${port}/`, {
    method: "POST",
    body,
    headers: {
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
      "webhook-signature": new Webhook(secret).sign(id, at, body),
    },
  })
  return status
}

it("hears each event once, however often it comes", async () => {
  expect([await told("evt_1"), await told("evt_1"), await told("evt_2")]).toEqual([204, 204, 204])
  expect(heard).toEqual(["evt_1", "evt_2"])
})

it("asks for an event again that it could not use", async () => {
  isFailing = true
  expect(await told("evt_1")).toBe(500)
  isFailing = false
  expect(await told("evt_1")).toBe(204)
  expect(heard).toEqual(["evt_1"])
})

it("refuses who doesn't know the secret", async () => {
  expect(await told("evt_1", `whsec_${Buffer.from("another one of thirty characters").toString("base64")}`)).toBe(400)
  expect(heard).toEqual([])
})
