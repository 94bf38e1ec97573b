import { once } from "node:events"
import { createServer, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import type { MedusaResponse } from "@medusajs/framework/http"
import { expect, it } from "vitest"
import type { GivenAnswer } from "#platform/idempotency/kept"
import { recordAnswer } from "../record-answer"

/** What a server sends whose answer is recorded, and what was kept of it before. */
async function answered(answer: (response: ServerResponse) => void, keeping: () => Promise<void> = async () => {}) {
  const kept: GivenAnswer[] = []
  const server = createServer((_request, response) => {
    recordAnswer(response as unknown as MedusaResponse, async (given) => {
      await keeping()
      kept.push(given)
    })
    answer(response)
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  try {
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    return { status: response.status, text: await response.text(), kept: kept.slice() }
  } finally {
    server.close()
  }
}

it("keeps status, the headers that belong to the answer, and the whole body before its end is sent", async () => {
  const { status, text, kept } = await answered((response) => {
    response.statusCode = 201
    response.setHeader("Content-Type", "text/plain; charset=utf-8")
    response.setHeader("X-Request-Id", "1")
    response.write("Grüe")
    response.write(Buffer.from("zi, "))
    response.end("Welt", "utf8")
  })
  expect([status, text]).toEqual([201, "Grüezi, Welt"])
  expect(kept).toEqual([
    { status: 201, headers: { "content-type": "text/plain; charset=utf-8" }, body: Buffer.from("Grüezi, Welt") },
  ])
})

it("keeps an answer without a body", async () => {
  const { status, kept } = await answered((response) => {
    response.statusCode = 204
    response.end()
  })
  expect([status, kept]).toEqual([204, [{ status: 204, headers: {}, body: Buffer.alloc(0) }]])
})

it("answers once, whatever is answered after that", async () => {
  const { text, kept } = await answered((response) => {
    response.end("erst")
    response.end("noch einmal")
  })
  expect([text, kept.length]).toEqual(["erst", 1])
})

it("sends nothing before the answer is kept", async () => {
  let isKept = false
  const { text } = await answered(
    (response) => response.end("da"),
    async () => {
      await new Promise((resolve) => setImmediate(resolve))
      isKept = true
    },
  )
  expect([text, isKept]).toEqual(["da", true])
})
