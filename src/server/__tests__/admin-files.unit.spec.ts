import fs from "node:fs"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import os from "node:os"
import path from "node:path"
import { gzipSync } from "node:zlib"
import express from "express"
import { afterEach, beforeEach, expect, it } from "vitest"
import { adminFiles } from "../admin-files"

let root: string
let server: Server
beforeEach(async () => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "shop-admin-"))
  server = createServer(express().use("/app", adminFiles(root, {})))
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
})
afterEach(() => {
  server.close()
  fs.rmSync(root, { recursive: true })
})

/** As the build does it: whole, in the place of the former one. */
function build(name: string, builtAtS: number) {
  const fresh = path.join(root, "fresh")
  fs.mkdirSync(path.join(fresh, "assets"), { recursive: true })
  fs.writeFileSync(path.join(fresh, "index.html"), `<script src="/app/assets/${name}.js"></script>`)
  fs.utimesSync(path.join(fresh, "index.html"), builtAtS, builtAtS)
  fs.writeFileSync(path.join(fresh, `assets/${name}.js`), name)
  fs.writeFileSync(path.join(fresh, `assets/${name}.js.gz`), gzipSync(name))
  fs.mkdirSync(path.join(root, "public"), { recursive: true })
  fs.rmSync(path.join(root, "public/admin"), { recursive: true, force: true })
  fs.renameSync(fresh, path.join(root, "public/admin"))
}

async function get(address: string) {
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/app${address}`, { headers: { "accept-encoding": "gzip" } })
  const { status, headers } = answer
  return { status, text: await answer.text(), header: (name: string) => headers.get(name) }
}

it("says that it is being built, and looks again, until it is there", async () => {
  const { status, header } = await get("/orders")
  expect([status, header("retry-after")]).toEqual([503, "3"])
  build("one", 1)
  expect(await get("/orders")).toMatchObject({ status: 200, text: '<script src="/app/assets/one.js"></script>' })
})

it("has one page for all addresses, asked for anew each time, and files that are kept, compressed as they were built", async () => {
  build("one", 1)
  for (const address of ["", "/", "/orders", "/a/b"]) {
    const { status, header } = await get(address)
    expect([status, header("cache-control"), header("content-type")]).toEqual([
      ...[200, "no-cache", "text/html; charset=UTF-8"],
    ])
    expect(header("content-security-policy")).toContain("frame-ancestors 'none'")
  }
  const file = await get("/assets/one.js")
  expect(file).toMatchObject({ status: 200, text: "one" })
  expect([file.header("content-encoding"), file.header("cache-control")]).toEqual([
    ...["gzip", "public, max-age=31536000, immutable"],
  ])
})

it("is the one that was built last, while the shop runs", async () => {
  build("one", 1)
  await get("/")
  await get("/assets/one.js")
  build("two", 2)
  expect((await get("/orders")).text).toContain("two.js")
  expect(await get("/assets/two.js")).toMatchObject({ status: 200, text: "two" })
})

it("takes no page for a file that isn't there", async () => {
  build("one", 1)
  const { status, header } = await get("/assets/former.js")
  expect([status, header("content-type")]).toEqual([404, "text/plain; charset=utf-8"])
})
