import { describe, expect, it } from "vitest"
import { logInAsStaffUser, staffCookie, stockCall } from "../harness/staff-session"
import { target } from "../harness/target"
import { newKey } from "../http/idempotency-support"
import { ownShops } from "./shop"

const PAGE = "https://app.example.ch"
const FOREIGN = "https://boese.example.com"

describe("a shop that names an origin", () => {
  ownShops("cross_origin", 1, { env: { CORS_ORIGINS: PAGE } })

  const call = (
    path: string,
    { method = "GET", origin = PAGE, headers = {}, body = undefined as object | undefined } = {},
  ) =>
    fetch(`${target().baseUrl}${path}`, {
      method,
      headers: { origin, ...(body && { "content-type": "application/json" }), ...headers },
      body: body && JSON.stringify(body),
    })
  const allowed = ({ headers }: Response) => headers.get("access-control-allow-origin")
  const RENTALS = "/backend/api/v1/products/rental/"

  it("lets its pages ask, and read answers from memory, what they have already, and refusals", async () => {
    const first = await call(RENTALS)
    const etag = first.headers.get("etag") ?? ""
    const answers = [
      first,
      await call(RENTALS),
      await call(RENTALS, { headers: { "if-none-match": etag } }),
      await call("/backend/api/v1/products/rental/gibt-es-nicht/"),
      await call("/backend/api/v1/profile/"),
      await call("/backend/api/v1/gibt-es-nicht/"),
      await call("/backend/api/v1/openapi.json"),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 304, 404, 403, 404, 200])
    expect(answers.map(allowed)).toEqual(answers.map(() => PAGE))
    for (const { headers } of answers) {
      expect(headers.get("vary")).toMatch(/(^|, )Origin$/)
      expect(headers.get("access-control-allow-credentials")).toBeNull()
    }
  })

  it("lets them read how long a list is of which they have a part", async () => {
    const { headers } = await call(`${RENTALS}?limit=1`)
    expect(Number(headers.get("x-total-count"))).toBeGreaterThan(1)
    expect(headers.get("access-control-expose-headers")).toContain("X-Total-Count")
  })

  it("lets them write, after they have asked", async () => {
    const question = {
      "access-control-request-method": "POST",
      "access-control-request-headers": "content-type,idempotency-key",
    }
    const path = "/backend/api/v1/activate/resend/"
    const asked = await call(path, { method: "OPTIONS", headers: question })
    expect([asked.status, allowed(asked)]).toEqual([204, PAGE])
    const write = () =>
      call(path, { method: "POST", body: { email: "niemand@example.ch" }, headers: { "idempotency-key": key } })
    const key = newKey()
    const [first, second] = [await write(), await write()]
    expect([first.status, allowed(first), allowed(second)]).toEqual([200, PAGE, PAGE])
    expect(second.headers.get("access-control-expose-headers")).toContain("Idempotent-Replayed")
    expect(second.headers.get("idempotent-replayed")).toBe("true")
  })

  it("says nothing to other origins, and nothing of staff's routes", async () => {
    for (const answer of [
      await call(RENTALS, { origin: FOREIGN }),
      await call(RENTALS, { origin: FOREIGN, method: "OPTIONS", headers: { "access-control-request-method": "GET" } }),
      await call("/health"),
      await call("/"),
    ])
      expect(allowed(answer)).toBeNull()
    // Medusa names the shop's own address, whoever asks.
    for (const path of ["/admin/orders", "/auth/session"]) expect(allowed(await call(path))).not.toBe(PAGE)
  })

  it("takes no write with staff's cookie from there", async () => {
    const { body } = await logInAsStaffUser()
    const { cookie, origin } = await staffCookie(body.token)
    const write = (from: string) =>
      stockCall("POST", "/admin/product-tags", { headers: { cookie, origin: from }, body: { value: `von ${from}` } })
    expect([(await write(origin)).status, (await write(PAGE)).status]).toEqual([200, 400])
  })
})
