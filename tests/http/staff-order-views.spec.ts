import { beforeAll, describe, expect, it } from "vitest"
import type { StaffOrderViews } from "#shop/erp/wire/staff-order-list"
import { sql, staff } from "../harness"

let admin: Awaited<ReturnType<typeof staff>>
beforeAll(async () => {
  admin = await staff()
})

describe("views of the list that somebody keeps", () => {
  const views = async () => (await admin<StaffOrderViews>("GET", "/admin/order-views")).body.views
  const keep = (name: string, filter = "late", q = "") =>
    admin<{ id: string }>("POST", "/admin/order-views", { name, filter, q })

  it("are his own, one a name, and go when he says so", async () => {
    const first = await keep("Mahnen", "unpaid_late")
    expect(first.status).toBe(201)
    const again = await keep("MAHNEN", "unpaid", "Tagwerk")
    expect(again.body.id).toBe(first.body.id)
    await keep("Am Morgen", "out")
    expect(await views()).toEqual([
      { id: expect.any(String), name: "Am Morgen", filter: "out", q: "" },
      { id: first.body.id, name: "MAHNEN", filter: "unpaid", q: "Tagwerk" },
    ])
    expect((await admin("DELETE", `/admin/order-views/${first.body.id}`)).status).toBe(200)
    expect((await views()).map(({ name }) => name)).toEqual(["Am Morgen"])
    expect((await admin("DELETE", `/admin/order-views/${first.body.id}`)).status).toBe(404)
  })

  it("aren't a colleague's", async () => {
    await sql(
      "insert into order_view (id, staff_id, name, filter, q) values ('oview_other', 'user_other', 'Fremd', 'all', '')",
    )
    expect((await views()).map(({ name }) => name)).not.toContain("Fremd")
    expect((await admin("DELETE", "/admin/order-views/oview_other")).status).toBe(404)
    expect(await sql("select 1 from order_view where id = 'oview_other'")).toHaveLength(1)
  })

  it.each([
    [{ name: "", filter: "late" }, "name"],
    [{ name: "x".repeat(61), filter: "late" }, "name"],
    [{ name: "A", filter: "lost" }, "filter"],
    [{ name: "A", filter: "late", q: ["a"] }, "q"],
  ])("are refused as %j", async (body, field) => {
    const answer = await admin<object>("POST", "/admin/order-views", body)
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, [field]])
  })

  it("are thirty at most, and each may still be replaced", async () => {
    for (let count = (await views()).length; count < 30; count++) expect((await keep(`Nr. ${count}`)).status).toBe(201)
    expect((await keep("Eine mehr")).body).toEqual({ name: ["Höchstens 30 Einträge."] })
    expect((await keep("Am Morgen", "back")).status).toBe(201)
  })
})
