import { expect, it } from "vitest"
import { PEOPLE, people } from "../sample/people.mjs"

const NOBODY = { customers: [{ id: "cus_1" }], auth_token: "t1" }

/** A shop that takes whatever is asked of it, and what it was asked. */
function aShop(events: { date: string; location: string }[], today = async () => "2026-12-02") {
  const asked: string[] = []
  const call = async (method: string, path: string) => {
    asked.push(`${method} ${path}`)
    return path === "/events/" ? events : NOBODY
  }
  const shop = { call, attempt: call, asStaff: call, linkTo: async () => ({}), today }
  return { shop, asked, registered: () => asked.filter((one) => one === "POST /registration/").length }
}

it("come to the next event, and to none where none is ahead", async () => {
  const past = { date: "2026-12-01", location: "olten" }
  const [soon, over] = [aShop([past, { date: "2026-12-10", location: "olten" }]), aShop([past])]
  await people(soon.shop)
  await people(over.shop)
  expect([soon.registered(), over.registered()]).toEqual([Object.keys(PEOPLE).length, 0])
})

it("aren't there at all where the staff's login isn't known", async () => {
  const { shop, asked } = aShop([], () => Promise.reject(new Error("unknown")))
  await expect(people(shop)).rejects.toThrow("unknown")
  expect(asked.filter((one) => one.startsWith("POST"))).toEqual([])
})
