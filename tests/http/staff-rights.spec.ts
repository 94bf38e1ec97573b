import { beforeAll, describe, expect, it } from "vitest"
import { OWN_ROUTES } from "#api/http/staff-access/rights/own-routes"
import { decidedRight } from "#api/http/staff-access/rights/route-rights"
import { STOCK_ROUTES } from "#api/http/staff-access/rights/stock-routes"
import { mayDo, STAFF_ROLES, type StaffRole } from "#kernel/staff-rights"
import { staff } from "../harness"
import { ownRoutes, type Route, stockRoutes } from "../harness/routes"
import { staffAs, stockCall } from "../harness/staff-session"
import { target } from "../harness/target"

/** One path may be ours and Medusa's: then ours answers. */
const ROUTES = [
  ...new Map([...stockRoutes(), ...ownRoutes()].map((route) => [`${route.method} ${route.path}`, route])).values(),
]
  .filter(({ path }) => path.startsWith("/admin/"))
  // Whoever has no login yet.
  .filter(({ path }) => path !== "/admin/invites/accept")

/** Its parameters filled with what nothing is called. */
const addressOf = ({ path }: Route) => path.replace(/\[\w+\]/g, "none_such")
const HOW = "Add it to src/api/http/staff-access/rights (own-routes.ts or stock-routes.ts), below the right it needs."

/** Streams, whose answer has no end. */
const isStream = ({ path }: Route) => path.endsWith("/subscribe")

let people: Record<StaffRole, Awaited<ReturnType<typeof staffAs>>>
beforeAll(async () => {
  people = { owner: await staffAs("owner"), office: await staffAs("office"), counter: await staffAs("counter") }
})

const isRefused = ({ status, body }: { status: number; body: { type?: string } }) =>
  status === 409 && body.type === "not_allowed"

it("finds the routes of the shop and of Medusa", () => {
  expect(ROUTES.length).toBeGreaterThan(400)
})

it("has a right for each of them", () => {
  const undecided = ROUTES.filter((route) => decidedRight(route.method, addressOf(route)) === undefined)
  expect(
    undecided.map(({ method, path }) => `${method} ${path}`),
    HOW,
  ).toEqual([])
})

describe("a row of the table", () => {
  const ROWS = [OWN_ROUTES, STOCK_ROUTES].flatMap((table) =>
    Object.entries(table).flatMap(([right, rows]) =>
      rows.flatMap((row) => {
        const [path, ...methods] = row.split(" ").toReversed()
        return methods.map((method) => ({ right, method, path }))
      }),
    ),
  )
  const named = ROWS.filter(({ path }) => !path.endsWith("**"))
  const placeholders = (path: string) => path.replace(/:\w+|\[\w+\]/g, ":")

  it("names a route that there is", () => {
    const there = new Set(ROUTES.map(({ method, path }) => placeholders(`${method} ${path}`)))
    const gone = named.filter(({ method, path }) => !there.has(placeholders(`${method} /admin/${path}`)))
    expect(gone.filter(({ path }) => path !== "invites/accept")).toEqual([])
  })

  it("decides on its route, and no other does", () => {
    const other = named.filter(
      ({ right, method, path }) => decidedRight(method, `/admin/${path.replace(/:\w+/g, "none_such")}`) !== right,
    )
    expect(other).toEqual([])
  })
})

describe.each(STAFF_ROLES)("the role %s", (role) => {
  it("is let in where it has the right, and refused in words elsewhere", async () => {
    const wrong: string[] = []
    for (const route of ROUTES) {
      const right = decidedRight(route.method, addressOf(route)) ?? "everything"
      const isAllowed = mayDo(role, right)
      if (isAllowed && (isStream(route) || (role === "owner" && route.method !== "GET"))) continue
      const { call, id } = people[role]
      // Everybody's own record is theirs.
      const address = route.path === "/admin/users/[id]" ? `/admin/users/${id}` : addressOf(route)
      const answer = await call(route.method, address, route.method === "GET" ? undefined : {})
      const isFine = isAllowed ? !isRefused(answer) && answer.status !== 401 : isRefused(answer)
      if (!isFine) wrong.push(`${route.method} ${route.path} (${right}): ${answer.status}`)
    }
    expect(wrong).toEqual([])
  }, 240_000)
})

describe("a refusal", () => {
  it("says in German which role it takes, for our pages and for Medusa's", async () => {
    const { status, body, headers } = await people.counter.call("GET", "/admin/erp")
    const words = "Dafür braucht es die Rolle «Büro» oder «Inhaber». Bitte wenden Sie sich an jemanden, der sie hat."
    expect([status, body]).toEqual([409, { non_field_errors: [words], message: words, type: "not_allowed" }])
    expect(headers.get("refusal-code")).toBe("accounts.role_office_needed")
  })

  it.each([
    "/ADMIN/Users",
    "/admin/users/",
    "/admin/users?limit=1",
    "/admin/users#/admin/orders",
    "//admin/users",
    "/admin//users",
    "/admin/%75sers",
    "/admin/users%2f",
    "/admin/users;x",
    "/admin\\users",
    "/admin/orders/../users",
  ])("isn't got around by the spelling %s", async (path) => {
    const answer = await people.counter.call("GET", path)
    expect(answer.status).not.toBe(200)
    expect(JSON.stringify(answer.body)).not.toContain(people.owner.email)
  })

  it("is for HEAD as for GET", async () => {
    const statuses = await Promise.all(
      ["/admin/users", "/admin/orders"].map(
        async (path) =>
          (await fetch(target().baseUrl + path, { method: "HEAD", headers: people.counter.headers })).status,
      ),
    )
    expect(statuses).toEqual([409, 200])
  })
})

describe("a route that nobody has decided on", () => {
  it.each(["GET /admin/brand-new", "POST /admin/orders/x/brand-new", "PUT /admin/orders/x", "DELETE /admin/orders"])(
    "is the owner's: %s",
    async (call) => {
      const [method, path] = call.split(" ")
      expect(decidedRight(method, path)).toBeUndefined()
      expect(isRefused(await people.office.call(method, path))).toBe(true)
      expect(isRefused(await people.owner.call(method, path))).toBe(false)
    },
  )
})

describe("a role", () => {
  it("counts from the next request on, for token, session and key", async () => {
    const admin = await staff()
    const person = await staffAs("owner")
    const made = await person.call("POST", "/admin/api-keys", { title: "Schnittstelle", type: "secret" })
    const key = { authorization: `Basic ${Buffer.from(`${made.body.api_key.token}:`).toString("base64")}` }
    const asked = () =>
      Promise.all(
        [person.headers, key].map(
          async (headers) => (await stockCall("GET", "/admin/price-lists", { headers })).status,
        ),
      )
    expect(await asked()).toEqual([200, 200])
    await admin("POST", `/admin/team/members/${person.id}/role`, { role: "counter" })
    expect(await asked()).toEqual([409, 409])
    expect((await person.call("GET", "/admin/own-role")).body.role).toBe("counter")
    await admin("POST", `/admin/team/members/${person.id}/role`, { role: "office" })
    expect(await asked()).toEqual([200, 200])
  })
})

describe("what the route alone doesn't tell", () => {
  it("everybody names themselves, and only the owner others", async () => {
    const { counter, office } = people
    const name = { first_name: "Thea", last_name: "Theke" }
    const own = await counter.call("POST", `/admin/users/${counter.id}`, name)
    expect([own.status, own.body.user]).toMatchObject([200, { id: counter.id, ...name }])
    expect(isRefused(await counter.call("POST", `/admin/users/${office.id}`, name))).toBe(true)
    expect((await people.owner.call("POST", `/admin/users/${office.id}`, { ...name, first_name: "Olga" })).status).toBe(
      200,
    )
  })

  it("everybody arranges pages for themselves, and only the owner for all", async () => {
    const path = "/admin/layouts/order.details/configuration"
    const configuration = { widgets: {} }
    expect(isRefused(await people.counter.call("POST", path, { is_default: true, configuration }))).toBe(true)
    const own = await people.counter.call("POST", path, { is_default: false, configuration })
    expect([own.status, isRefused(own)]).toEqual([200, false])
  })
})
