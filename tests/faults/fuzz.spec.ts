import http from "node:http"
import { beforeAll, describe, expect, it } from "vitest"
import { calls } from "#wire/openapi/index"
import { type SignedInCustomer, signedInCustomer, sql, staffToken } from "../harness"
import { ownRoutes, stockRoutes } from "../harness/routes"
import { target } from "../harness/target"
import { casesByCall, nameOf } from "../http/calls"
import { type Dice, dice } from "./fuzz/dice"
import { requestFor, type Target } from "./fuzz/requests"
import { staffSchemas, stockSchemas } from "./fuzz/schemas"
import { type Sent, send } from "./fuzz/send"
import { told, wrongWith } from "./fuzz/verdict"
import { ownShops } from "./shop"
import { volume } from "./volume"

/** How many requests each of the three kinds of address gets; together 100,000 at full size. */
const REQUESTS = volume(1_500, 34_000)
const AT_A_TIME = 16
/** Limits count refusals; what they refuse reaches nothing behind them. */
const FORGET_EVERY = 250
/** Streams without an end begin with nothing. */
const isStream = ({ path }: { path: string }) => path.endsWith("/subscribe")
const SHOWN = 25

ownShops("fuzz", 1)

let customer: SignedInCustomer
let bearer: string
beforeAll(async () => {
  customer = await signedInCustomer()
  bearer = `Bearer ${await staffToken()}`
})

async function flood(targets: Target[], count: number, chance: Dice) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: AT_A_TIME })
  const port = Number(new URL(target().baseUrl).port)
  const wrong = new Map<string, { times: number; example: string }>()
  let made = 0
  async function visit() {
    while (made < count) {
      made += 1
      const aim = chance.of(targets)
      const request: Sent = requestFor(aim, chance)
      if (made % FORGET_EVERY === 0) await sql("delete from session_attempt")
      const answer = await send(agent, port, request)
      const what = wrongWith(answer)
      if (!what) continue
      const key = `${aim.method} ${aim.path}: ${what.slice(0, 60)}`
      const known = wrong.get(key)
      wrong.set(key, { times: (known?.times ?? 0) + 1, example: known?.example ?? `${told(request)} => ${what}` })
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, visit))
  agent.destroy()
  return [...wrong.values()].sort((a, b) => b.times - a.times).map(({ times, example }) => `${times} × ${example}`)
}

const expectNothingWrong = (wrong: string[]) =>
  expect(wrong.slice(0, SHOWN).join("\n"), `${wrong.length} kinds`).toBe("")

/** Parts of paths that exist: what the lists of these paths show. */
async function idsOf(paths: string[]): Promise<string[]> {
  const lists = await Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(`${target().baseUrl}${path}?limit=2`, { headers: { authorization: bearer } })
      return answer.ok ? Object.values((await answer.json().catch(() => ({}))) as object) : []
    }),
  )
  const ids = lists.flat(2).flatMap((item) => (typeof item?.id === "string" ? [item.id as string] : []))
  return [...new Set(ids)]
}

const loginAt = (path: string): Record<string, string> => (path.startsWith("/admin/") ? { authorization: bearer } : {})

describe("hostile requests, none of which is an error of the shop's", () => {
  it("to every call of the contract", async () => {
    const targets: Target[] = []
    for (const call of calls) {
      await sql("delete from session_attempt")
      const good = await casesByCall[nameOf(call)]?.good()
      const headers: Record<string, string> = { authorization: `Token ${good?.token ?? customer.token}` }
      const ids = Object.values(good?.params ?? {})
      const body = good?.body as Record<string, unknown> | undefined
      const schemas = [call.body, call.query].filter((schema) => schema !== undefined)
      const path = `/backend/api/v1${call.path}`
      targets.push({ path, method: call.method.toUpperCase(), schemas, headers, ids, body })
    }
    expectNothingWrong(await flood(targets, REQUESTS, dice()))
  })

  it("to every route of the shop's for staff", async () => {
    const routes = ownRoutes().filter(({ path }) => path.startsWith("/admin/"))
    const ids = await idsOf(routes.filter(({ path }) => !path.includes("[")).map(({ path }) => path))
    const schemas = await staffSchemas()
    const targets = routes.map(({ path, method }) => ({
      path,
      method,
      schemas,
      ids,
      headers: { authorization: bearer },
    }))
    expectNothingWrong(await flood(targets, REQUESTS, dice()))
  })

  it("to every route of Medusa's own", async () => {
    const routes = stockRoutes().filter((route) => !isStream(route))
    const lists = routes.filter(({ path, method }) => method === "GET" && /^\/admin\/[\w-]+$/.test(path))
    const ids = await idsOf(lists.map(({ path }) => path))
    const targets = routes.map((route) => ({
      path: route.path,
      method: route.method,
      schemas: stockSchemas(route),
      ids: ids.filter((id) => !id.startsWith("user_")),
      headers: loginAt(route.path),
    }))
    expectNothingWrong(await flood(targets, REQUESTS, dice()))
    expect((await fetch(`${target().baseUrl}/ready`)).status).toBe(200)
  })
})
