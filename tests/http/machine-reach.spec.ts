import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { MachineScope } from "#kernel/machine-scopes"
import { sql, staff } from "../harness"
import { stockCall } from "../harness/staff-session"
import { basic, isRefused, machineOf } from "./machine-support"

let admin: Awaited<ReturnType<typeof staff>>
beforeAll(async () => {
  admin = await staff()
})
beforeEach(() => sql("update session_machine_access set revoked_at = now() where revoked_at is null"))

const machine = (scopes: MachineScope[]) => machineOf(admin, scopes)
const days = { starts_on: "2027-06-08", ends_on: "2027-06-30", unit_id: null, confirmed_fee: "0.00", note: "Kulanz" }

describe("a machine, within its scopes,", () => {
  it.each([
    ["customers", ["*orders", "orders.total", "id,orders.items.*", "+orders.metadata", " *carts", "carts.items.title"]],
    [
      "orders",
      [
        "*customer",
        "customer.email",
        "id,items.variant.price_set.prices.*",
        "sales_channel.api_keys_link.api_key.token",
      ],
    ],
  ] as const)("reads of %s what belongs to them, and nothing that is only linked", async (area, elsewhere) => {
    const { call } = await machine([`${area}:read`])
    const asked = (fields: string) => call("GET", `/admin/${area}?limit=1&fields=${encodeURIComponent(fields)}`)
    for (const fields of elsewhere) {
      const answer = await asked(fields)
      expect([fields, isRefused(answer), answer.headers.get("refusal-code")]).toEqual([
        ...[fields, true, "machine.fields_elsewhere"],
      ])
    }
    for (const fields of ["id,created_at", "+metadata", area === "orders" ? "*items,items.detail.*" : "*addresses"])
      expect((await asked(fields)).status, fields).toBe(200)
    expect((await call("GET", `/admin/${area}?limit=1&fields[]=${encodeURIComponent(elsewhere[0])}`)).status).not.toBe(
      200,
    )
  })

  it.each<[string, string, (gives: boolean) => object]>([
    ["a cancellation", "cancel", (is_waived) => ({ confirmed_fee: "0.00", is_waived, note: "Kulanz" })],
    ["other days", "dates", (gives) => ({ ...days, charge: gives ? "none" : "list", amount: "" })],
    [
      "other days at a price of its own",
      "dates",
      (gives) => ({ ...days, charge: gives ? "own" : "list", amount: "1" }),
    ],
  ])("gives nothing away of %s", async (_what, act, bodyOf) => {
    const { call } = await machine(["rental:write"])
    const asked = (gives: boolean) => call("POST", `/admin/rental/reservations/none_such/${act}`, bodyOf(gives))
    expect((await asked(false)).status).toBe(404)
    const given = await asked(true)
    expect([isRefused(given), given.headers.get("refusal-code")]).toEqual([true, "machine.not_for_machines"])
    expect((await admin("POST", `/admin/rental/reservations/none_such/${act}`, bodyOf(true))).status).toBe(404)
  })

  it("isn't over because its key can't be looked up", async () => {
    const { call } = await machine(["orders:read"])
    await sql("alter table api_key rename to api_key_away")
    const away = await call("GET", "/admin/orders?limit=1").finally(() =>
      sql("alter table api_key_away rename to api_key"),
    )
    expect([away.status, Number(away.headers.get("retry-after"))]).toEqual([503, expect.any(Number)])
    expect((await call("GET", "/admin/orders?limit=1")).status).toBe(200)
    expect((await stockCall("GET", "/admin/orders?limit=1", { headers: basic("sk_none") })).status).toBe(401)
  })
})
