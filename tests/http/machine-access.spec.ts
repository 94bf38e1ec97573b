import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import { scopesFor } from "#api/http/staff-access/rights/machine-may"
import { decidedRight } from "#api/http/staff-access/rights/route-rights"
import { SCOPE_ROUTES } from "#api/http/staff-access/rights/scope-routes"
import { MACHINE_SCOPES, type MachineScope } from "#kernel/machine-scopes"
import type { StaffRight } from "#kernel/staff-rights"
import type { MachineAccess } from "#shop/accounts/wire/machine-access"
import { signedInCustomer, sql, staff } from "../harness"
import { ownRoutes, stockRoutes } from "../harness/routes"
import { staffAs, stockCall } from "../harness/staff-session"
import { newKey } from "./idempotency-support"
import { basic, isRefused, LIST, machineOf, wish } from "./machine-support"
import { customerIdOf } from "./special-price-support"
import { cableLine, rentalLine } from "./staff-order-support"

let admin: Awaited<ReturnType<typeof staff>>
beforeAll(async () => {
  admin = await staff()
})
beforeEach(() => sql("update session_machine_access set revoked_at = now() where revoked_at is null"))

const machine = (scopes: MachineScope[], changes: object = {}) => machineOf(admin, scopes, changes)
const accesses = async () => (await admin<{ accesses: MachineAccess[] }>("GET", LIST)).body.accesses

describe("the table of scopes", () => {
  const rows = MACHINE_SCOPES.flatMap((scope) =>
    SCOPE_ROUTES[scope].flatMap((row) => {
      const [path, ...methods] = row.split(" ").toReversed()
      return methods.map((method) => ({ scope, method, path }))
    }),
  )
  const filled = (path: string) => `/admin/${path.replace(/:\w+/g, "none_such")}`

  it("names routes that there are, each once", () => {
    const placeholders = (path: string) => path.replace(/:\w+|\[\w+\]/g, ":")
    const there = new Set(
      [...ownRoutes(), ...stockRoutes()].map(({ method, path }) => placeholders(`${method} ${path}`)),
    )
    expect(rows.filter(({ method, path }) => !there.has(placeholders(`${method} /admin/${path}`)))).toEqual([])
    expect(new Set(rows.map(({ method, path }) => `${method} ${path}`)).size).toBe(rows.length)
  })

  it("opens nothing that sets prices, fees and roles or shows who did what", () => {
    const open: StaffRight[] = ["counter", "rentals", "customers", "products", "accounting", "exports"]
    expect(
      rows.filter(({ method, path }) => !open.includes(decidedRight(method, filled(path)) ?? "everything")),
    ).toEqual([])
  })

  it("reads by scopes of reading alone", () => {
    const wrong = rows.filter(({ scope, method }) => scope.endsWith(":read") !== (method === "GET"))
    expect(wrong).toEqual([])
  })

  it.each(MACHINE_SCOPES)("lets %s in at its routes", async (scope) => {
    const { call } = await machine([scope])
    const wrong: string[] = []
    for (const { method, path } of rows.filter((row) => row.scope === scope)) {
      const answer = await call(method, filled(path), method === "GET" ? undefined : {})
      if (isRefused(answer) || answer.status === 401) wrong.push(`${method} ${path}: ${answer.status}`)
    }
    expect(wrong).toEqual([])
  })

  it("opens nothing that it doesn't name, and what it names in every spelling of the router's", () => {
    const open = new Set(rows.map(({ method, path }) => `${method} ${filled(path)}`))
    const all = [...ownRoutes(), ...stockRoutes()]
      .filter(({ path }) => path.startsWith("/admin/"))
      .map(({ method, path }) => [method, path.replace(/\[\w+\]/g, "none_such")] as const)
    expect(all.length).toBeGreaterThan(400)
    expect(
      all.filter(([method, path]) => open.has(`${method} ${path}`) !== scopesFor(method, path).length > 0),
    ).toEqual([])
    expect(scopesFor("HEAD", "/ADMIN/orders/")).toEqual(["orders:read"])
  })

  it.each([
    "GET /admin/users",
    "GET /admin/price-lists",
    "POST /admin/shop-settings/rental",
    "POST /admin/rental/changes/none_such/waive",
    "POST /admin/customers/none_such/discounts",
    "DELETE /admin/customers/none_such",
    "POST /admin/orders/none_such/cancel",
    "POST /admin/brand-new",
  ])("keeps who has all scopes out of %s", async (call) => {
    const [method, path] = call.split(" ")
    const answer = await (await machine([...MACHINE_SCOPES])).call(method, path, method === "GET" ? undefined : {})
    expect([isRefused(answer), answer.headers.get("refusal-code")]).toEqual([true, "machine.not_for_machines"])
  })
})

describe("an access", () => {
  it("tells its key once, and keeps neither it nor what it could be guessed from", async () => {
    const { id, key } = await machine(["orders:read"])
    const [listed] = (await accesses()).filter((one) => one.id === id)
    expect(listed).toMatchObject({
      ...wish,
      state: "active",
      last_used_at: null,
      redacted: `${key.slice(0, 6)}***${key.slice(-3)}`,
    })
    expect(JSON.stringify(await accesses())).not.toContain(key)
    const kept = await sql("select k::text as key from api_key k")
    expect(JSON.stringify(kept)).not.toContain(key)
  })

  it("may what its scopes say, from the next request on", async () => {
    const { id, call } = await machine(["orders:read"])
    const asked = async () => [
      (await call("GET", "/admin/order-list")).status,
      (await call("GET", "/admin/rental/today")).status,
    ]
    expect(await asked()).toEqual([200, 409])
    const { body } = await call("GET", "/admin/rental/today")
    expect(body.message).toBe("Dafür braucht dieser Maschinenzugang ein weiteres Recht: rental:read.")
    await admin("POST", `${LIST}/${id}`, { ...wish, scopes: ["rental:read"] })
    expect(await asked()).toEqual([409, 200])
  })

  it("makes no key, no access, no login and no session", async () => {
    const { call } = await machine([...MACHINE_SCOPES])
    for (const [method, path, sent] of [
      ["POST", LIST, wish],
      ["GET", LIST],
      ["POST", "/admin/api-keys", { title: "Zweiter", type: "secret" }],
      ["POST", "/admin/team/invitations", { email: "roboter@example.ch", role: "owner" }],
      ["POST", "/admin/customers/none_such/impersonations", { reason: "x" }],
      ["GET", "/admin/audit"],
      ["POST", "/admin/own-factor", {}],
    ] as const)
      expect(isRefused(await call(method, path, sent)), `${method} ${path}`).toBe(true)
    const { headers } = await machine([...MACHINE_SCOPES])
    for (const path of ["/auth/session", "/auth/token/refresh"])
      expect((await stockCall("POST", path, { headers })).status).toBe(401)
  })

  it("agrees on no prices of its own", async () => {
    const { call } = await machine(["orders:read", "orders:write"])
    const customer_id = await customerIdOf(await signedInCustomer())
    const hold = async (changes: object) => {
      const days: [string, string] = ["2027-06-08", "2027-06-10"]
      const lines = [await rentalLine("rtc-360", days, changes)]
      return call("POST", "/admin/new-order/holds", { key: newKey(), customer_id, lines, hours: 24 })
    }
    expect((await hold({})).status).toBe(201)
    expect(isRefused(await hold({ price: "own", price_value: 100, price_reason: "Freund" }))).toBe(true)
  })

  it("orders once by its key, under its own name in log and order", async () => {
    const { id, headers, call } = await machine(["orders:read", "orders:write"], { name: "Wiederverkäufer Nord" })
    const customer_id = await customerIdOf(await signedInCustomer())
    const lines = [await cableLine(2)]
    const { body: cart } = await call("POST", "/admin/new-order/preview", { customer_id, lines })
    const addresses = { billing_address_id: null, shipping_address_id: null }
    const body = {
      key: newKey(),
      customer_id,
      referencenum: "",
      note: "Eilig",
      ...addresses,
      lines,
      confirmed_total: cart.total_cost,
    }
    const once = { headers: { ...headers, "idempotency-key": newKey() }, body }
    const first = await stockCall("POST", "/admin/new-order", once)
    expect(first.status, JSON.stringify(first.body)).toBe(200)
    const second = await stockCall("POST", "/admin/new-order", once)
    expect([second.body, second.headers.get("idempotent-replayed")]).toEqual([first.body, "true"])
    const { body: audit } = await admin("GET", `/admin/audit?staff_id=${id}`)
    expect(audit.entries.map(({ staff: who, action }: { staff: string; action: string }) => [who, action])).toEqual([
      ["Wiederverkäufer Nord", "order.note"],
      ["Wiederverkäufer Nord", "order.by-staff"],
    ])
    expect(audit.staff).toContainEqual({ id, name: "Wiederverkäufer Nord" })
    const office = await call("GET", `/admin/orders/${first.body.id}/office`)
    expect(office.body.notes).toMatchObject([{ by: "Wiederverkäufer Nord", text: "Eilig" }])
  })

  it("calls as often as it may in a minute, and is told when to come again", async () => {
    const { id, call } = await machine(["orders:read"], { per_minute: 3 })
    const asked = () => call("GET", "/admin/orders?limit=1")
    const statuses = (await Promise.all([1, 2, 3, 4, 5].map(asked))).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 200, 200, 429, 429])
    const { headers, body } = await asked()
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0)
    expect(body.non_field_errors[0]).toMatch(/^Zu viele Versuche/)
    await sql("update session_machine_access set minute_began_at = now() - interval '61 seconds' where id = $1", id)
    expect((await asked()).status).toBe(200)
    const [listed] = (await accesses()).filter((one) => one.id === id)
    expect(listed.last_used_at).not.toBeNull()
  })

  it("ends on its last day, by being revoked, and with its key on Medusa's page", async () => {
    const [over, revoked, gone] = [
      await machine(["orders:read"]),
      await machine(["orders:read"]),
      await machine(["orders:read"]),
    ]
    const asked = ({ call }: typeof over) => call("GET", "/admin/orders?limit=1")
    await admin("POST", `${LIST}/${over.id}`, { ...wish, expires_on: "2026-11-24" })
    for (const one of [over, revoked, gone]) expect((await asked(one)).status).toBe(200)
    await sql("update session_machine_access set expires_on = '2026-11-23' where id = $1", over.id)
    expect((await admin("DELETE", `${LIST}/${revoked.id}`)).status).toBe(200)
    const [{ key_id }] = await sql("select key_id from session_machine_access where id = $1", gone.id)
    expect((await admin("POST", `/admin/api-keys/${key_id}/revoke`, {})).status).toBe(200)
    expect((await admin("DELETE", `/admin/api-keys/${key_id}`)).status).toBe(200)
    for (const one of [over, revoked, gone]) expect((await asked(one)).status).toBe(401)
    const states = Object.fromEntries((await accesses()).map(({ id, state }) => [id, state]))
    expect([states[over.id], states[revoked.id], states[gone.id]]).toEqual(["expired", "revoked", "revoked"])
    expect((await admin("POST", `${LIST}/${revoked.id}`, wish)).status).toBe(409)
    expect((await admin("DELETE", `${LIST}/${revoked.id}`)).status).toBe(200)
  })

  it("goes on when who made it has left", async () => {
    const owner = await staffAs("owner")
    const made = await owner.call("POST", LIST, wish)
    const headers = basic(made.body.key)
    expect((await admin("DELETE", `/admin/users/${owner.id}`)).status).toBe(200)
    expect((await stockCall("GET", "/admin/orders?limit=1", { headers })).status).toBe(200)
  })

  it("is in the log with what it may", async () => {
    const { id } = await machine(["orders:read"])
    await admin("POST", `${LIST}/${id}`, { ...wish, per_minute: 5 })
    await admin("POST", `${LIST}/${id}`, { ...wish, per_minute: 5 })
    await admin("DELETE", `${LIST}/${id}`)
    const entries = await sql(
      "select action, before, after from audit_entry where subject_id = $1 order by created_at",
      id,
    )
    expect(entries).toEqual([
      { action: "machine.create", before: null, after: wish },
      { action: "machine.change", before: { per_minute: 600 }, after: { per_minute: 5 } },
      { action: "machine.revoke", before: { name: wish.name }, after: null },
    ])
  })

  it.each([
    ["no name", { name: " " }, ["name"]],
    ["no scope", { scopes: [] }, ["scopes"]],
    ["a scope that there isn't", { scopes: ["orders:read", "everything"] }, ["scopes"]],
    ["more calls than anybody needs", { per_minute: 6_001 }, ["per_minute"]],
    ["half a call", { per_minute: 0.5 }, ["per_minute"]],
    ["a day that is over", { expires_on: "2026-11-23" }, ["expires_on"]],
    ["a day that there isn't", { expires_on: "2027-02-30" }, ["expires_on"]],
  ])("is refused with %s", async (_what, changes, fields) => {
    const { status, body } = await admin("POST", LIST, { ...wish, ...changes })
    expect([status, Object.keys(body)]).toEqual([400, fields])
  })

  it("is one of at most 50 that count", async () => {
    const { id } = await machine(["orders:read"])
    await sql(
      `insert into session_machine_access (id, key_id, name, scopes, per_minute, created_by)
       select id || n, key_id || n, name, scopes, per_minute, created_by
         from session_machine_access, generate_series(2, 50) n where id = $1`,
      id,
    )
    expect((await admin("POST", LIST, wish)).status).toBe(400)
    await admin("DELETE", `${LIST}/${id}`)
    expect((await admin("POST", LIST, wish)).status).toBe(201)
  })
})
