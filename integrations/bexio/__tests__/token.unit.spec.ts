import { beforeEach, describe, expect, it } from "vitest"
import type { SecretStore } from "#shop/erp/data/provider"
import { oauthToken, staticToken } from "../token"
import { broken, gatewayPage, json } from "./wired-client"

/** As a table would keep it, for all processes. */
class SharedStore implements SecretStore {
  kept: string | null = null
  #turn: Promise<unknown> = Promise.resolve()
  read = async () => this.kept
  write = async (stored: string) => {
    this.kept = stored
  }
  withLock<Result>(act: () => Promise<Result>): Promise<Result> {
    const result = this.#turn.then(act)
    this.#turn = result.catch(() => undefined)
    return result
  }
}

/** bexio's login: every refresh ends the token that it was asked with and hands out the next one. */
class Login {
  valid = "refresh-0"
  asked: string[] = []
  answer: () => Response | Error = () => this.rotated()

  rotated() {
    this.valid = `refresh-${this.asked.length}`
    return json({ access_token: `access-${this.asked.length}`, expires_in: 300, refresh_token: this.valid })
  }

  fetch = (async (_url: string, { body }: { body: URLSearchParams }) => {
    const used = body.get("refresh_token") ?? ""
    this.asked.push(used)
    if (used !== this.valid) return json({ error: "invalid_grant" }, 400)
    const answer = this.answer()
    if (answer instanceof Error) throw answer
    return answer
  }) as unknown as typeof fetch
}

let store: SharedStore
let login: Login
let nowMs: number
beforeEach(() => {
  store = new SharedStore()
  login = new Login()
  nowMs = 0
})

/** One process of the shop. */
const provider = (refreshToken = "refresh-0") =>
  oauthToken({
    clientId: "shop",
    clientSecret: "geheim",
    refreshToken,
    store,
    fetch: login.fetch,
    nowMs: () => nowMs,
  })

describe("OAuth", () => {
  it("asks once for many callers, and again a minute before the end", async () => {
    const tokens = provider()
    expect(await Promise.all([tokens.current(), tokens.current(), tokens.current()])).toEqual(Array(3).fill("access-1"))
    nowMs = 239_000
    expect(await tokens.current()).toBe("access-1")
    nowMs = 240_000
    expect(await tokens.current()).toBe("access-2")
    expect(login.asked).toEqual(["refresh-0", "refresh-1"])
  })

  it("renews what was refused, once for all who saw it refused", async () => {
    const tokens = provider()
    await tokens.current()
    const renewed = await Promise.all([tokens.renewed("access-1"), tokens.renewed("access-1")])
    expect(renewed).toEqual(["access-2", "access-2"])
    expect(await tokens.renewed("access-1")).toBe("access-2")
    expect(login.asked).toHaveLength(2)
  })

  it("shares the turning refresh token between processes and over restarts", async () => {
    await Promise.all([provider().current(), provider().current(), provider().current()])
    expect(await provider().current()).toBe("access-4")
    expect(login.asked).toEqual(["refresh-0", "refresh-1", "refresh-2", "refresh-3"])
  })

  it("keeps the old refresh token where none comes back", async () => {
    login.answer = () => json({ access_token: "access", expires_in: 300 })
    await provider().current()
    await provider().current()
    expect(login.asked).toEqual(["refresh-0", "refresh-0"])
  })

  it("believes the operator's new token more than a stored one", async () => {
    await provider().current()
    login.valid = "refresh-by-hand"
    expect(await provider("refresh-by-hand").current()).toBe("access-2")
  })

  it.each([
    ["a refresh token that ended", () => json({ error: "invalid_grant" }, 400), "auth"],
    ["wrong credentials", () => json({ error: "invalid_client" }, 401), "auth"],
    ["a login that is down", () => gatewayPage(503), "transient"],
    ["too many questions", () => gatewayPage(429), "transient"],
    ["nonsense", () => json({ token: "access" }), "transient"],
    ["a broken connection", () => broken("ECONNRESET"), "transient"],
  ])("says what %s means, and tells no secret", async (_case, answer, failure) => {
    login.answer = answer
    const error = await provider()
      .current()
      .catch((reason: Error) => reason)
    expect(error).toMatchObject({ failure })
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(/geheim|refresh-0/)
  })

  it("tries again after a failure", async () => {
    const tokens = provider()
    login.answer = () => gatewayPage(503)
    await tokens.current().catch(() => undefined)
    login.answer = () => login.rotated()
    expect(await tokens.current()).toBe("access-2")
  })
})

it("has no other token than the operator's personal one", async () => {
  const tokens = staticToken("persönlich")
  expect([await tokens.current(), await tokens.renewed("persönlich")]).toEqual(["persönlich", null])
})
