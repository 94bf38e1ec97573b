import fs from "node:fs"
import http from "node:http"
import type { AddressInfo } from "node:net"
import os from "node:os"
import path from "node:path"
import express from "express"
import { describe, expect, it, onTestFinished } from "vitest"
import { isFromHere } from "../outbox/only-here"
import { outboxBrowser } from "../outbox/outbox-browser"

describe("a request from this machine that means it", () => {
  it.each([
    ["the browser of the demo", "127.0.0.1", "localhost:9000", true],
    ["by number", "127.0.0.1", "127.0.0.1:9000", true],
    ["over IPv6", "::1", "[::1]:9000", true],
    ["on a socket for both", "::ffff:127.0.0.1", "LOCALHOST", true],
    ["a neighbour in the network", "192.168.1.20", "localhost:9000", false],
    ["a neighbour on a socket for both", "::ffff:10.0.0.2", "localhost", false],
    ["another site's name that leads here", "127.0.0.1", "shop.example.org:9000", false],
    ["a name that begins like ours", "127.0.0.1", "localhost.example.org", false],
    ["a name that ends like ours", "127.0.0.1", "notlocalhost", false],
    ["no name", "127.0.0.1", undefined, false],
    ["a connection that has gone", undefined, "localhost", false],
  ])("%s", (_case, address, host, isIt) => expect(isFromHere(address, host)).toBe(isIt))
})

describe("the demo's mails", () => {
  async function ask(headers: Record<string, string>) {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), "outbox-"))
    const app = express().use("/dev/mails", outboxBrowser(folder))
    const server = http.createServer(app).listen(0, "127.0.0.1")
    onTestFinished(() => {
      server.close()
      fs.rmSync(folder, { recursive: true })
    })
    await new Promise((resolve) => server.once("listening", resolve))
    const { port } = server.address() as AddressInfo
    return new Promise<number | undefined>((resolve, reject) => {
      const options = { port, host: "127.0.0.1", path: "/dev/mails", headers, agent: false }
      http.get(options, (response) => resolve(response.resume().statusCode)).on("error", reject)
    })
  }

  it.each([
    ["are shown here", { host: "localhost:9000" }, 200],
    ["aren't shown under another name", { host: "shop.example.org" }, 404],
    ["aren't shown to a proxy's clients", { host: "localhost", "x-forwarded-for": "203.0.113.7" }, 404],
  ])("%s", async (_case, headers, status) => expect(await ask(headers)).toBe(status))
})
