import { beforeAll, describe, expect, it } from "vitest"
import { api, sql, staff, until } from "../harness"
import { target } from "../harness/target"

type Admin = Awaited<ReturnType<typeof staff>>
let admin: Admin
beforeAll(async () => {
  admin = await staff()
})

const text = async (key: string) => (await admin("GET", `/admin/content/${key}`)).body
const save = async (key: string, html: string, version?: number) =>
  admin("POST", `/admin/content/${key}`, { html, version: version ?? (await text(key)).version })
const shown = async (key: string) => (await api("GET", `/content/${key}`)).body.content
const auditOf = (key: string) =>
  sql("select action, staff_id, before, after from audit_entry where subject_id = $1 order by created_at", key)

describe("the texts of the pages", () => {
  it("are listed with those that nobody has written yet", async () => {
    await sql("delete from content_block where key = 'schulen'")
    const { body } = await admin("GET", "/admin/content")
    const versions = Object.fromEntries(
      body.texts.map((one: { key: string; version: number }) => [one.key, one.version]),
    )
    expect(versions).toMatchObject({ "home-intro": 1, faq: 1, agb: 1, schulen: 0 })
    expect(await text("schulen")).toEqual({ key: "schulen", html: "", version: 0, staff: null, written_at: null })

    const { status, body: saved } = await save("schulen", "<h2>Schulung</h2>")
    expect([status, saved]).toEqual([200, { html: "<h2>Schulung</h2>", version: 1, is_cleaned: false }])
    await until("the first text of a key is shown", async () => (await shown("schulen")) === "<h2>Schulung</h2>")
  })

  it("show in the shop what was saved, and nothing that may not stand there", async () => {
    const { body } = await save("home-intro", `<h2>Neu</h2><p onclick="x()">Ab <b>morgen</b><script>x()</script></p>`)
    const clean = "<h2>Neu</h2><p>Ab <b>morgen</b></p>"
    expect(body).toEqual({ html: clean, version: 2, is_cleaned: true })
    await until("the text is shown", async () => (await shown("home-intro")) === clean)
    const [{ html }] = await sql("select html from content_block where key = 'home-intro'")
    expect(html).toBe(clean)
    const [entry] = await auditOf("home-intro")
    expect(entry).toMatchObject({ action: "content.save", before: { version: 1 }, after: { html: clean, version: 2 } })
    expect(entry.staff_id).toMatch(/^user_/)
  })

  it("refuse what was written to a version that is gone, and tell what is there", async () => {
    const { version, html } = await text("faq")
    const first = await save("faq", `${html}\n<p>Von Anna.</p>`, version)
    expect(first.status).toBe(200)
    const second = await save("faq", `${html}\n<p>Von Bruno.</p>`, version)
    expect(second.status).toBe(409)
    expect(second.body.current).toMatchObject({ key: "faq", version: version + 1, html: first.body.html })
    expect(second.body.current.staff).toBeTruthy()
    expect(second.body.non_field_errors[0]).toContain("inzwischen geändert")
    expect((await text("faq")).html).toBe(first.body.html)
  })

  it("take the same text twice as once", async () => {
    const { version } = await text("impressum")
    const [one, other] = await Promise.all([
      save("impressum", "<p>Doppelt geklickt</p>", version),
      save("impressum", "<p>Doppelt geklickt</p>", version),
    ])
    expect([one.status, other.status, one.body, other.body.version]).toEqual([200, 200, other.body, version + 1])
    expect(await auditOf("impressum")).toHaveLength(1)
  })

  it("let one of two different changes win", async () => {
    const { version } = await text("datenschutz")
    const answers = await Promise.all(["A", "B", "C"].map((name) => save("datenschutz", `<p>${name}</p>`, version)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await text("datenschutz")).version).toBe(version + 1)
  })

  it.each([
    ["faq", { html: "<p>a</p>" }, 400, "version"],
    ["faq", { version: 1 }, 400, "html"],
    ["faq", { html: 7, version: 1 }, 400, "html"],
    ["faq", { html: "<p>a</p>", version: -1 }, 400, "version"],
    ["faq", { html: "<p>a</p>", version: "1; drop" }, 400, "version"],
    ["faq", { html: "a\0b", version: 1 }, 400, "html"],
    ["faq", { html: "a".repeat(200_001), version: 1 }, 400, "html"],
    ["unknown", { html: "<p>a</p>", version: 0 }, 404, "non_field_errors"],
    ["constructor", { html: "<p>a</p>", version: 0 }, 404, "non_field_errors"],
  ])("refuse for %s what is wrong", async (key, body, status, field) => {
    const answer = await admin("POST", `/admin/content/${key}`, body)
    expect(answer.status).toBe(status)
    expect(Object.keys(answer.body)).toContain(field)
  })

  it("take long texts", async () => {
    const long = `<p>${"Wörter ".repeat(20_000)}</p>`
    expect(await save("agb", long)).toMatchObject({ status: 200, body: { html: long } })
  })
})

describe("versions of a text", () => {
  it("are kept from the first change on, shown, and brought back as a new one", async () => {
    const original = await text("eventinformation")
    expect((await admin("GET", "/admin/content/eventinformation/versions")).body).toEqual({ versions: [], count: 0 })
    await save("eventinformation", "<h2>Zwei</h2>")
    await save("eventinformation", "<h2>Drei</h2>")
    const { body } = await admin("GET", "/admin/content/eventinformation/versions?limit=2")
    expect(body.count).toBe(3)
    expect(body.versions.map(({ version }: { version: number }) => version)).toEqual([3, 2])
    const first = (await admin("GET", "/admin/content/eventinformation/versions/1")).body
    expect(first).toMatchObject({ html: original.html, staff: null, restored_from: null })

    const back = await admin("POST", "/admin/content/eventinformation/restore", { of: 1, version: 3 })
    expect(back).toMatchObject({ status: 200, body: { version: 4, html: original.html } })
    expect(await text("eventinformation")).toMatchObject({ version: 4, html: original.html })
    const [latest] = (await admin("GET", "/admin/content/eventinformation/versions")).body.versions
    expect(latest).toMatchObject({ version: 4, restored_from: 1 })
    expect((await auditOf("eventinformation")).at(-1)).toMatchObject({
      action: "content.restore",
      after: { restored_from: 1, version: 4 },
    })

    const stale = { of: 2, version: 3 }
    expect((await admin("POST", "/admin/content/eventinformation/restore", stale)).status).toBe(409)
    const unknown = { of: 99, version: 4 }
    expect((await admin("POST", "/admin/content/eventinformation/restore", unknown)).status).toBe(404)
  })

  it.each(["99", "x", "1e3", "99999999999"])("answer 404 for version '%s'", async (version) => {
    expect((await admin("GET", `/admin/content/faq/versions/${version}`)).status).toBe(404)
  })
})

describe("what an answer may do", () => {
  const headersOf = async (path: string) => (await fetch(`${target().baseUrl}${path}`)).headers
  const policyOf = async (path: string) => (await headersOf(path)).get("content-security-policy") ?? ""

  it.each(["/", "/agb", "/kein-solcher-weg", "/app"])("%s runs no script that stands in it", async (path) => {
    const policy = await policyOf(path)
    // The reader of codes is WebAssembly, in the admin alone.
    expect(policy).toMatch(path === "/app" ? /script-src 'self' 'wasm-unsafe-eval'(;|$)/ : /script-src 'self'(;|$)/)
    expect(policy).toContain("script-src-attr 'none'")
    for (const part of ["object-src 'none'", "base-uri 'self'", "frame-ancestors 'none'", "form-action 'self'"])
      expect(policy).toContain(part)
  })

  it("a file runs nothing where it is opened by its address, and is what its name says", async () => {
    for (const path of ["/media/svg/accessories/tribrach.svg", "/media/sample-data/fassade-schnitt.dxf"]) {
      expect([path, await policyOf(path)]).toEqual([path, expect.stringContaining("sandbox")])
      expect((await headersOf(path)).get("x-content-type-options")).toBe("nosniff")
    }
    expect((await headersOf("/media/sample-data/fassade-schnitt.dxf")).get("content-disposition")).toContain(
      "attachment",
    )
  })

  it("a picture of a page's own is shown as what it is, and kept for good", async () => {
    const home = await (await fetch(target().baseUrl)).text()
    const headers = await headersOf(/\/assets\/scan-hero[\w-]+\.avif/.exec(home)?.[0] ?? "")
    expect([headers.get("content-type"), headers.get("cache-control")]).toEqual([
      "image/avif",
      "public, max-age=31536000, immutable",
    ])
  })

  it.each([
    ["/media/renders/case-800x600.avif", "image/avif"],
    ["/media/renders/case-800x600.webp", "image/webp"],
  ])("the picture %s is shown as what it is, and kept for a day", async (path, type) => {
    const headers = await headersOf(path)
    expect(["content-type", "cache-control", "content-disposition"].map((name) => headers.get(name))).toEqual([
      type,
      "public, max-age=86400",
      null,
    ])
  })

  it.each(["/admin/content", "/backend/api/v1/content/faq", "/static/none.html", "/health"])(
    "%s is taken for nothing but what it says it is",
    async (path) => expect((await headersOf(path)).get("x-content-type-options")).toBe("nosniff"),
  )
})
