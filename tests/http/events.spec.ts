import { describe, expect, it } from "vitest"
import { api, sql, TODAY, until } from "../harness"

const CARD = [
  ...["id", "slug", "name", "subtitle", "date", "start_time", "end_time", "location", "location_name"],
  ...["venue", "venue_address", "thumbnail", "thumbnail_alt", "is_cancelled"],
]

describe.each(["/events/", "/events"])("GET %s", (path) => {
  it("lists coming and past events, earliest first, each on a Thursday counted from the day of seeding", async () => {
    const { status, body } = await api("GET", path)
    expect(status).toBe(200)
    expect(body.map(({ slug, date }: { slug: string; date: string }) => [slug, date])).toEqual([
      ["fassaden-abend-bern", "2026-10-08"],
      ["scan-abend-olten", "2026-12-17"],
      ["holzbau-abend-chur", "2027-01-07"],
      ["anlagen-abend-bern", "2027-01-28"],
      ["absteck-abend-olten", "2027-03-25"],
    ])
    expect(body[0].date < TODAY).toBe(true)
    for (const card of body) expect(Object.keys(card)).toEqual(CARD)
  })
})

describe.each(["/", ""])("GET /events/{slug}%s", (slash) => {
  it("answers with text and pictures", async () => {
    const { status, body } = await api("GET", `/events/scan-abend-olten${slash}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      name: "Scan-Abend Olten",
      subtitle: "Vom leeren Raum zum Grundriss in einer Stunde",
      location: "olten",
      location_name: "Olten",
      start_time: "16:30",
      end_time: "19:00",
      venue_address: "Beispielweg 3, 4600 Olten",
    })
    expect(body.content).toContain("<h3>Programm</h3>")
    expect(body.carousel).toHaveLength(2)
    expect(body.carousel[0].image).toMatch(/^\/media\//)
    expect(body.carousel[0].alt).not.toBe("")
  })

  it.each(["gibt-es-nicht", "SCAN-ABEND-OLTEN", "%F0%9F%8E%89", "..%2f..%2fetc"])("is 404 for %s", async (slug) => {
    const { status, body } = await api("GET", `/events/${slug}${slash}`)
    expect([status, body]).toEqual([404, { non_field_errors: ["Nicht gefunden."] }])
  })
})

describe("what staff change", () => {
  it("shows within a second, sanitised", async () => {
    await api("GET", "/events/scan-abend-olten/")
    await sql(
      `update event set content = '<p onclick="x()">Neu</p><script>alert(1)</script>' where slug = 'scan-abend-olten'`,
    )
    const content = await until("the new text", async () => {
      const { body } = await api("GET", "/events/scan-abend-olten/")
      return body.content.includes("Neu") && body.content
    })
    expect(content).toBe("<p>Neu</p>")
  })

  it("is gone from list and address once it is deleted", async () => {
    await sql("update event set deleted_at = now() where slug = 'absteck-abend-olten'")
    await until("the 404", async () => (await api("GET", "/events/absteck-abend-olten")).status === 404)
    const { body } = await api("GET", "/events/")
    expect(body.map(({ slug }: { slug: string }) => slug)).not.toContain("absteck-abend-olten")
  })
})
