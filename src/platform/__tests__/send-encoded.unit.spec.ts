import { createServer, type IncomingHttpHeaders, request, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type EncodedBody, encodingFor, sendEncoded } from "../send-encoded"

describe("the encoding of an answer", () => {
  it.each([
    ["no header", undefined, undefined],
    ["an empty header", "", undefined],
    ["what browsers send", "gzip, deflate, br, zstd", "br"],
    ["what old ones send", "gzip, deflate", "gzip"],
    ["gzip before br: the shop chooses", "gzip;q=1.0, br;q=0.5", "br"],
    ["br refused", "br;q=0, gzip", "gzip"],
    ["br refused in full", "gzip, br; q=0.000", "gzip"],
    ["br hardly wanted", "br;q=0.001", "br"],
    ["anything", "*", "br"],
    ["anything but br", "br;q=0, *", "gzip"],
    ["nothing but gzip", "gzip, *;q=0", "gzip"],
    ["nothing encoded", "identity", undefined],
    ["nothing encoded, in full", "identity, *;q=0", undefined],
    ["nothing at all", "*;q=0, identity;q=0", undefined],
    ["capitals and blanks", " GZIP ; Q=0 , BR ", "br"],
    ["a name that begins so", "brotli, gzipped", undefined],
    ["rubbish", ";;,=,,q", undefined],
  ])("with %s (%s) is %s", (_case, accepted, encoding) => {
    expect(encodingFor(accepted, () => true)).toBe(encoding)
  })

  it("is one that is at hand", () => {
    expect(encodingFor("br, gzip", (encoding) => encoding === "gzip")).toBe("gzip")
    expect(encodingFor("br, gzip", () => false)).toBeUndefined()
  })
})

const ETAG = 'W/"tag"'
const packed = { br: Buffer.from("as br"), gzip: Buffer.from("gzipped") }
let body: EncodedBody = { ...packed, plain: Buffer.from("plainly") }

let server: Server
beforeAll(async () => {
  const headers = { "content-type": "text/plain" }
  server = createServer((asked, response) => void sendEncoded(asked, response, { etag: ETAG, body, headers }))
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
})
afterAll(() => server.close())

interface Answer {
  status: number | undefined
  headers: IncomingHttpHeaders
  text: string
}
const ask = (headers: Record<string, string> = {}, method = "GET") =>
  new Promise<Answer>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    const asking = request({ port, method, headers }, (response) => {
      let text = ""
      response.on("data", (chunk) => {
        text += chunk
      })
      response.on("end", () => resolve({ status: response.statusCode, headers: response.headers, text }))
    })
    asking.on("error", reject).end()
  })

describe("an answer", () => {
  it.each([
    ["plain", {}, "plainly", undefined],
    ["as gzip", { "accept-encoding": "gzip" }, "gzipped", "gzip"],
    ["as br", { "accept-encoding": "gzip, br" }, "as br", "br"],
    ["whole, whatever range is asked for", { range: "bytes=0-2" }, "plainly", undefined],
    ["to who has another one", { "if-none-match": 'W/"former"' }, "plainly", undefined],
  ])("is sent %s", async (_case, asked, text, encoding) => {
    const { status, headers, text: sent } = await ask(asked)
    expect([status, sent, headers["content-encoding"]]).toEqual([200, text, encoding])
    expect(headers).toMatchObject({
      etag: ETAG,
      vary: "Accept-Encoding",
      "content-type": "text/plain",
      "content-length": String(text.length),
    })
  })

  it("to HEAD has the length and no body", async () => {
    const { status, headers, text } = await ask({ "accept-encoding": "br" }, "HEAD")
    expect([status, text, headers["content-length"], headers["content-encoding"]]).toEqual([200, "", "5", "br"])
  })

  it.each([
    ["the tag", ETAG],
    ["the tag as a proxy may give it", '"tag"'],
    ["the tag among others", `"a", ${ETAG}`],
    ["any", "*"],
  ])("is 304 to who has it, by %s", async (_case, given) => {
    const { status, headers, text } = await ask({ "if-none-match": given, "accept-encoding": "br" })
    expect([status, text, headers.etag, headers.vary]).toEqual([304, "", ETAG, "Accept-Encoding"])
    expect([headers["content-encoding"], headers["content-type"]], "which describe a body").toEqual([
      undefined,
      undefined,
    ])
  })

  it("is made plain for who takes no other, if it isn't at hand", async () => {
    body = { gzip: packed.gzip, plain: async () => Buffer.from("unpacked") }
    expect((await ask()).text).toBe("unpacked")
    expect((await ask({ "accept-encoding": "br, gzip" })).text).toBe("gzipped")
  })
})
