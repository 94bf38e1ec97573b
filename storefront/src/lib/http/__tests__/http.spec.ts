import { describe, expect, it, onTestFinished, vi } from "vitest"
import { stubApi } from "@/test/stub-api"
import { session } from "../../session/session"
import { ApiError } from "../api-error"
import { http, whenLoginIsLost } from "../http"

const refusal = (request: Promise<unknown>) =>
  request.then(
    () => Promise.reject(new Error("was not refused")),
    (error: ApiError) => error,
  )

describe("http", () => {
  it("carries the login as 'Token', and nothing when there is none", async () => {
    const sent = stubApi({ "GET /orders/": { body: [] } })
    await http.get("/orders/")
    session.signIn("abc")
    await http.get("/orders/")
    expect(sent.map(({ authorization }) => authorization)).toEqual([null, "Token abc"])
  })

  it("leaves a stored login out of calls that ignore it", async () => {
    session.signIn("stale")
    const sent = stubApi({ "POST /token/login/": { body: { auth_token: "new" } } })
    await http.post("/token/login/", { username: "a", password: "b" }, { anonymous: true })
    expect(sent[0].authorization).toBeNull()
    expect(sent[0].body).toEqual({ username: "a", password: "b" })
  })

  it("ends no login but the one that it was sent with", async () => {
    const lost = vi.fn()
    onTestFinished(() => whenLoginIsLost(() => {}))
    whenLoginIsLost(lost)
    session.signIn("old")
    stubApi({
      "GET /orders/": () => {
        session.signIn("new")
        return { status: 403 }
      },
    })
    expect(await refusal(http.get("/orders/"))).toMatchObject({ status: 403 })
    expect(session.authToken()).toBe("new")
    expect(lost).not.toHaveBeenCalled()
  })

  it("leaves undefined parameters out of the query", async () => {
    const sent = stubApi({ "GET /products/rental/": { body: [] } })
    await http.get("/products/rental/", { query: { purpose: undefined } })
    await http.get("/products/rental/", { query: { purpose: "a b" } })
    expect(sent.map(({ query }) => query)).toEqual(["", "?purpose=a+b"])
  })

  it("reads an empty answer", async () => {
    stubApi({ "DELETE /cart/abc/": { body: null } })
    expect(await http.delete("/cart/abc/")).toBeNull()
  })

  it("keeps the messages of a refused answer by field", async () => {
    const body = { email: ["Ungültig."], non_field_errors: "Allgemein.", code: "email_exists" }
    stubApi({ "POST /signup/": { status: 400, body } })
    const error = await refusal(http.post("/signup/"))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      status: 400,
      isRefusal: true,
      body,
      fields: { email: ["Ungültig."], non_field_errors: ["Allgemein."] },
    })
  })

  it("knows how long to wait after too many attempts", async () => {
    stubApi({ "POST /token/login/": { status: 429, body: {}, headers: { "retry-after": "30" } } })
    expect(await refusal(http.post("/token/login/"))).toMatchObject({ status: 429, retryAfterS: 30 })
  })

  it.each([
    ["no answer", "lost" as const, 0],
    ["a broken server", { status: 502, body: null }, 502],
    ["a broken server's page", { status: 502, text: "<h1>Bad Gateway</h1>" }, 502],
    ["an answer that is no JSON", { text: "<h1>Anmeldung im WLAN</h1>" }, 0],
    ["an answer that breaks off", { text: '[{"id": "prod' }, 0],
  ])("tells %s from a refusal", async (_case, answer, status) => {
    stubApi({ "GET /orders/": answer })
    expect(await refusal(http.get("/orders/"))).toMatchObject({ status, isRefusal: false, fields: {} })
  })

  it.each([
    ["that nobody gives up", () => undefined],
    ["that its page would give up", () => new AbortController().signal],
  ])("takes a connection that went silent for lost after a minute, with a request %s", async (_case, signal) => {
    const silence = new AbortController()
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(silence.signal)
    vi.stubGlobal(
      "fetch",
      (_url: string, init: RequestInit) =>
        new Promise((_resolve, reject) =>
          init.signal?.addEventListener("abort", () => reject(new DOMException("", "TimeoutError"))),
        ),
    )
    const lost = refusal(http.get("/orders/", { signal: signal() }))
    await vi.waitFor(() => expect(timeout).toHaveBeenCalledWith(60_000))
    silence.abort()
    expect(await lost).toMatchObject({ status: 0, isRefusal: false })
  })

  it("ends login and cart after a 403 and says so once", async () => {
    const lost = vi.fn()
    whenLoginIsLost(lost)
    session.signIn("ended")
    session.adoptCart("0123456789abcdef")
    stubApi({ "GET /orders/": { status: 403, body: { non_field_errors: ["Bitte melden Sie sich an."] } } })
    await refusal(http.get("/orders/"))
    expect([session.authToken(), session.cartToken()]).toEqual([null, null])
    expect(lost).toHaveBeenCalledOnce()
  })

  it("hands over a document as it is answered", async () => {
    const sent = stubApi({ "GET /orders/1/calendar.ics": { text: "BEGIN" } })
    const answer = await http.file("/orders/1/calendar.ics", "text/calendar")
    expect([await answer.text(), sent[0].headers.get("accept")]).toEqual(["BEGIN", "text/calendar"])
  })
  it("takes nothing else for a document", async () => {
    stubApi({ "GET /orders/1/calendar.ics": { text: "<h1>Wartung</h1>", headers: { "content-type": "text/html" } } })
    const error = await refusal(http.file("/orders/1/calendar.ics", "text/calendar"))
    expect(error.status).toBe(0)
  })
})
