import { expect, it } from "vitest"
import type { StaffOrderRentals } from "#shop/orders/wire/staff-rental-lines"
import { orders } from "../../scripts/sample/orders.mjs"
import { PEOPLE, people } from "../../scripts/sample/people.mjs"
import { demoShop, isDemo } from "../../scripts/sample/shop.mjs"
import { api, STAFF, staff } from "../harness"
import { freePort } from "../harness/ports"
import { target } from "../harness/target"

it("a sample is a company with colleagues, a discount and orders in several states", async () => {
  const { baseUrl } = target()
  expect([await isDemo(baseUrl), await isDemo(`http://127.0.0.1:${await freePort()}`)]).toEqual([true, false])
  const shop = demoShop({ baseUrl, staff: STAFF })
  const everybody = await people(shop)
  await orders(shop, everybody)

  const read = async (path: string, { token }: { token: string }) => (await api("GET", path, { token })).body
  const { company } = await read("/company/", everybody.petra)
  expect(company.name).toBe(PEOPLE.petra.company)
  expect(company.members.map(({ email, right }: { email: string; right: string }) => [email, right])).toEqual([
    [PEOPLE.petra.email, "manage"],
    [PEOPLE.beat.email, "order"],
    [PEOPLE.lea.email, "manage"],
  ])
  const seen = await read("/orders/", everybody.lea)
  expect(seen).toHaveLength(6)
  const desk = await staff()
  const lines = []
  for (const { id } of seen)
    lines.push(...(await desk<StaffOrderRentals>("GET", `/admin/rental/orders/${id}`)).body.lines)
  expect(lines.map(({ state }) => state).toSorted()).toEqual(["handed_over", ...Array(4).fill("reserved")])
  expect(lines.flatMap(({ changes }) => changes.map(({ kind }) => kind))).toEqual(["extension"])
  expect(
    seen.some(({ charges = [] }: { charges: { code: string }[] }) => charges.some(({ code }) => code === "deposit")),
  ).toBe(true)
  expect(await read("/orders/", everybody.anna)).toMatchObject([
    { rentalitems: [{ standing: { state: "cancelled" } }] },
  ])
  expect(await read("/quotes/", everybody.anna)).toHaveLength(1)
})
