import { beforeAll, describe, expect, it } from "vitest"
import type { PeopleKind, StaffPeople } from "#shop/content/wire/staff-people"
import { api, sql, staff, until } from "../harness"

let admin: Awaited<ReturnType<typeof staff>>
beforeAll(async () => {
  admin = await staff()
})

const NEW = {
  references: { name: "Neu & Söhne", url: "https://neu.example.ch/", thumbnail: "/static/neu.png" },
  employees: {
    first_name: "Nora",
    last_name: "Neu",
    position: "Aussendienst",
    phone: "+41 71 000 00 09",
    mail: "nora@example.ch",
    avatar: null,
  },
  testimonials: { stars: 4, text: "Gut.\nSehr gut.", name: "Nora Neu", company: "Neu AG", avatar: null },
}
const SHOWN = { references: "thumbnail", employees: "avatar", testimonials: "avatar" } as const
const KINDS = Object.keys(NEW) as PeopleKind[]

const list = async (kind: PeopleKind) => (await admin<StaffPeople>("GET", "/admin/people")).body[kind]
const add = async (kind: PeopleKind, changes: object = {}): Promise<string> =>
  (await admin<{ id: string }>("POST", `/admin/people/${kind}`, { ...NEW[kind], ...changes })).body.id
const inShop = async (kind: PeopleKind, id: string) =>
  (await api("GET", `/${kind}/`)).body.find((entry: { id: string }) => entry.id === id)
const auditOf = (id: string) =>
  sql("select action, staff_id, before, after from audit_entry where subject_id = $1 order by created_at", id)
const place = (kind: PeopleKind, id: string, before: string | null) =>
  admin("POST", `/admin/people/${kind}/${id}/place`, { before })

describe.each(KINDS)("%s", (kind) => {
  it("are entered, changed and deleted, at once in the shop and with the audit", async () => {
    const id = await add(kind)
    const shown = await until("the new entry", () => inShop(kind, id))
    expect(shown).toEqual({ id, ...NEW[kind], [SHOWN[kind]]: kind === "references" ? "/static/neu.png" : "default" })
    expect((await list(kind)).at(-1)).toEqual({ id, version: 1, ...NEW[kind] })

    const changed = { ...NEW[kind], [SHOWN[kind]]: "https://bilder.example.ch/b.webp" }
    const path = `/admin/people/${kind}/${id}`
    expect((await admin("POST", path, { ...changed, version: 1 })).status).toBe(200)
    await until("the picture", async () => (await inShop(kind, id))[SHOWN[kind]].endsWith("b.webp"))
    const stale = await admin("POST", path, { ...NEW[kind], version: 1 })
    expect([stale.status, stale.body.version]).toEqual([409, 2])

    expect((await admin("DELETE", path)).status).toBe(200)
    await until("no entry", async () => !(await inShop(kind, id)))
    expect((await admin("DELETE", path)).status).toBe(404)
    expect((await admin("POST", path, { ...changed, version: 2 })).status).toBe(404)
    const entries = await auditOf(id)
    expect(entries.map(({ action }) => action.split(".")[1])).toEqual(["create", "change", "delete"])
    expect(entries[1]).toMatchObject({
      before: { [SHOWN[kind]]: NEW[kind][SHOWN[kind] as never] },
      after: { [SHOWN[kind]]: "https://bilder.example.ch/b.webp" },
    })
  })
})

describe("an entry", () => {
  it.each([
    ["references", { name: "" }, "name"],
    ["references", { url: "http://unsicher.example.ch" }, "url"],
    ["references", { url: "javascript:alert(1)" }, "url"],
    ["references", { url: "https://name:wort@example.ch" }, "url"],
    ["references", { thumbnail: "data:image/svg+xml,x" }, "thumbnail"],
    ["employees", { last_name: " " }, "last_name"],
    ["employees", { mail: "nora" }, "mail"],
    ["employees", { phone: "keine" }, "phone"],
    ["employees", { position: "Zwei\nZeilen" }, "position"],
    ["testimonials", { stars: 0 }, "stars"],
    ["testimonials", { stars: 6 }, "stars"],
    ["testimonials", { stars: "5" }, "stars"],
    ["testimonials", { text: "x".repeat(1001) }, "text"],
  ] as const)("of %s is refused with %j", async (kind, changes, field) => {
    const { status, body } = await admin("POST", `/admin/people/${kind}`, { ...NEW[kind], ...changes })
    expect([status, Object.keys(body)]).toEqual([400, [field]])
  })

  it("needs neither link nor ways to reach a person", async () => {
    const id = await add("references", { url: "" })
    const shown = await until("the reference", () => inShop("references", id))
    expect(shown.url).toBeNull()
    await add("employees", { phone: "", mail: "", position: "" })
  })

  it("of no list is not found", async () => {
    expect((await admin("POST", "/admin/people/kunden", NEW.references)).status).toBe(404)
    expect((await admin("POST", "/admin/people/references/cref_x/place", { before: null })).status).toBe(404)
  })
})

describe("the order", () => {
  it("is that of the shop, and changes by one request that may be sent twice", async () => {
    const ids = [await add("references", { name: "A" }), await add("references", { name: "B" })]
    expect((await list("references")).slice(-2).map(({ id }) => id)).toEqual(ids)
    for (let time = 0; time < 2; time += 1) expect((await place("references", ids[1], ids[0])).status).toBe(200)
    expect((await list("references")).slice(-2).map(({ id }) => id)).toEqual([...ids].reverse())
    await until("the order in the shop", async () => {
      const { body } = await api("GET", "/references/")
      return body.at(-1).id === ids[0]
    })
    const entries = await auditOf(ids[1])
    expect(entries.map(({ action }) => action)).toEqual(["reference.create", "reference.place"])
    await place("references", ids[1], null)
    expect((await list("references")).at(-1)?.id).toBe(ids[1])
  })

  it("stays whole when several move entries at the same time, and says when a neighbour is gone", async () => {
    const before = (await list("references")).map(({ id }) => id)
    await Promise.all([
      place("references", before[3], before[0]),
      place("references", before[0], null),
      place("references", before[2], before[1]),
      add("references", { name: "Dazwischen" }),
    ])
    const after = (await list("references")).map(({ id }) => id)
    expect(after).toHaveLength(before.length + 1)
    expect(new Set(after)).toEqual(new Set([...before, after.find((id) => !before.includes(id))]))
    expect(after.indexOf(before[2])).toBe(after.indexOf(before[1]) - 1)
    await admin("DELETE", `/admin/people/references/${after[0]}`)
    expect((await place("references", after[2], after[0])).status).toBe(409)
  })
})
