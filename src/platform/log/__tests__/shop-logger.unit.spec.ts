import { describe, expect, it } from "vitest"
import { captureConsole } from "../console"
import { inLogContext } from "../context"
import { Repeats } from "../repeats"
import { ShopLogger } from "../shop-logger"

function logger(isJson: boolean, level = "warn") {
  const lines: string[] = []
  return { lines, log: new ShopLogger({ isJson, level, write: (line) => lines.push(line) }) }
}

const parsed = (lines: string[]) => lines.map((line) => JSON.parse(line))

describe("the log of production", () => {
  it("is one JSON object per line, however many lines a message or a stack has", () => {
    const { lines, log } = logger(true)
    log.warn("two\nlines")
    log.error("It failed", new Error("because"))
    expect(lines.every((line) => line.endsWith("\n") && line.indexOf("\n") === line.length - 1)).toBe(true)
    expect(parsed(lines)).toEqual([
      { at: expect.stringMatching(/^\d{4}-.*Z$/), level: "warn", message: "two\nlines" },
      {
        at: expect.any(String),
        level: "error",
        message: "It failed: because",
        stack: expect.stringMatching(/^\s+at /),
      },
    ])
  })

  it("names the request or job that a line belongs to, across what it awaits", async () => {
    const { lines, log } = logger(true)
    await Promise.all(
      ["a", "b"].map((request) =>
        inLogContext({ request }, async () => {
          await new Promise(setImmediate)
          log.warn(`of ${request}`)
        }),
      ),
    )
    log.warn("of nobody")
    expect(parsed(lines).map(({ request, message }) => [request, message])).toEqual([
      ["a", "of a"],
      ["b", "of b"],
      [undefined, "of nobody"],
    ])
  })

  it("leaves out statements with what they were filled with", () => {
    const { lines, log } = logger(true)
    log.error(new Error(`select * from "customer" where "email" = 'kundin@example.ch' - Connection terminated`))
    log.error("GET /profile failed", new Error("\n  select p.id\n    from purpose p - terminating connection"))
    expect(parsed(lines).map(({ message }) => message)).toEqual([
      "Connection terminated",
      "GET /profile failed: terminating connection",
    ])
  })

  it("tells causes, and what is no error at all", () => {
    const { lines, log } = logger(true, "info")
    log.error(new Error("outer", { cause: new Error("inner") }))
    log.log("one", { two: 2 })
    log.error({ message: "select 1 - out of a workflow", stack: "x\n    at y", code: "57P01" } as unknown as Error)
    expect(parsed(lines).map(({ message }) => message)).toEqual([
      "outer (inner)",
      "one",
      '{"two":2}',
      "out of a workflow",
    ])
  })

  it("keeps what is less important than its level to itself", () => {
    const { lines, log } = logger(true)
    log.info("Server is ready")
    log.setLogLevel("info")
    log.info("now told")
    log.unsetLogLevel()
    log.info("silent again")
    expect(parsed(lines).map(({ message }) => message)).toEqual(["now told"])
  })
})

it("takes in what libraries print, and the same again only after a minute", () => {
  const { lines, log } = logger(true)
  const printed = { ...console }
  let nowMs = 0
  captureConsole(log, printed, new Repeats(() => nowMs))
  const refused = () => printed.error("[ioredis] Unhandled error event: %s", "ECONNREFUSED\n    at connect")
  refused()
  refused()
  printed.warn("other")
  nowMs = 60_000
  refused()
  expect(parsed(lines).map(({ level, message }) => [level, message])).toEqual([
    ["error", "[ioredis] Unhandled error event: ECONNREFUSED"],
    ["warn", "other"],
    ["error", "[ioredis] Unhandled error event: ECONNREFUSED"],
  ])
  expect(parsed(lines)[0].stack).toBe("    at connect")
})

it("writes for people in the demo", () => {
  const { lines, log } = logger(false)
  inLogContext({ request: "r-1" }, () => log.warn("The register gives no answer"))
  log.entry("info", "GET /cart/:cart 200", { ms: 4 })
  expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d WARN The register gives no answer {2}\[request=r-1\]\n$/)
  expect(lines[1]).toMatch(/^\d\d:\d\d:\d\d GET \/cart\/:cart 200 {2}\[ms=4\]\n$/)
})
