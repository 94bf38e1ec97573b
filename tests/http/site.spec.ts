import { describe, expect, it } from "vitest"
import * as z from "zod/mini"
import { settings } from "#config/settings"
import type { Employee, Reference, Testimonial } from "#shop/content/wire/site"
import { siteCalls } from "#shop/content/wire/site-calls"
import { DEFAULT_SETTINGS } from "#shop/settings/wire/default-settings"
import { AT_ONCE_MS, api, sql, until } from "../harness"
import { target } from "../harness/target"

const CALLS = ["/references/", "/employees/", "/testimonials/"]

const references = async () => (await api<Reference[]>("GET", "/references/")).body

describe("every list", () => {
  it.each(siteCalls)("of $path is what the contract says", async ({ path, answer }) => {
    const { status, body } = await api("GET", path)
    expect(status).toBe(200)
    expect(z.safeParse(answer as z.ZodMiniType, body).error?.issues ?? []).toEqual([])
    expect(body.length).toBeGreaterThan(0)
  })

  it.each(CALLS)("of %s is the same without the slash and for a stale login", async (path) => {
    const { body } = await api("GET", path)
    expect((await api("GET", path.slice(0, -1))).body).toEqual(body)
    expect((await api("GET", path, { token: "ended" })).body).toEqual(body)
  })

  it.each(CALLS)("of %s has nothing behind it", async (path) => {
    expect((await api("GET", `${path}1/`)).status).toBe(404)
  })

  it.each(CALLS)("of %s needs no second transfer while nothing changes", async (path) => {
    const { headers } = await api("GET", path)
    const again = await api("GET", path, { headers: { "if-none-match": headers.get("etag")! } })
    expect(again.status).toBe(304)
  })

  it("shows pictures that exist", async () => {
    const [{ body: team }, { body: voices }] = await Promise.all([
      api<Employee[]>("GET", "/employees/"),
      api<Testimonial[]>("GET", "/testimonials/"),
    ])
    const pictures = [
      ...(await references()).map(({ thumbnail }) => thumbnail),
      ...[...team, ...voices].map(({ avatar }) => avatar),
    ]
    for (const picture of pictures) expect((await fetch(target().baseUrl + picture)).status, picture).toBe(200)
  })
})

describe("the references", () => {
  it("link to a firm's site only where there is one", async () => {
    expect((await references()).slice(0, 2)).toMatchObject([
      { name: "Muster Architektur GmbH", url: "https://example.com/muster-architektur" },
      { name: "Beispiel Holzbau AG", url: null },
    ])
  })

  it("follow a change at once: another order, a removal, no picture", async () => {
    const [first, second, third] = await references()
    await sql("update content_reference set sort_order = -1, thumbnail = '' where id = $1", third.id)
    await sql("update content_reference set deleted_at = now() where id = $1", second.id)
    await until("the new first", async () => (await references())[0].id === third.id, AT_ONCE_MS)
    const changed = await references()
    expect(changed[0].thumbnail).toBe("default")
    expect(changed[1].id).toBe(first.id)
    expect(changed.map(({ id }) => id)).not.toContain(second.id)
  })
})

describe("texts of the pages", () => {
  it.each(["faq", "eventinformation", "agb", "datenschutz", "impressum", "schulen"])("%s is there", async (key) => {
    const { status, body } = await api("GET", `/content/${key}`)
    expect(status).toBe(200)
    expect(body.content).toMatch(/<h2/)
    expect((await api("GET", `/content/${key}/`)).body).toEqual(body)
  })

  it("are 404 under a key that nobody wrote", async () => {
    expect((await api("GET", "/content/unbekannt")).status).toBe(404)
  })
})

describe("what the texts promise", () => {
  const text = async (key: string) =>
    (await api("GET", `/content/${key}`)).body.content.replaceAll("\u00ad", "").replaceAll("\u00a0", " ")

  it("is the version of the terms that an order stores", async () => {
    expect(await text("agb")).toContain(`Version ${DEFAULT_SETTINGS.sales.termsVersion}.`)
  })

  it("is what the terms' settings say", async () => {
    const terms = await text("agb")
    expect(terms).toContain(`innert ${DEFAULT_SETTINGS.sales.paymentTermDays} Tagen ab Rechnungsdatum`)
    expect(terms).toContain(`zurzeit ${DEFAULT_SETTINGS.sales.vatPermille / 10} %`)
    expect(terms).toContain(`Versandkosten von CHF ${DEFAULT_SETTINGS.sales.shippingFeeRappen / 100}.00`)
  })

  it("is how long carts, registrations, addresses and measurements are kept", async () => {
    const privacy = await text("datenschutz")
    expect(privacy).toContain(`${settings.cartDays} Tage nach der letzten Änderung`)
    expect(privacy).toContain(`${settings.eventRegistrationMonths} Monate nach dem Anlass`)
    expect(privacy).toContain(`nach einer Anmeldung ${settings.limits.knownAddressDays} Tage`)
    expect(privacy).toContain(`Summen pro Tag, ${settings.pageSpeedDays} Tage lang`)
  })
})

it("offers training with price and description", async () => {
  const { body } = await api("GET", "/products/education/")
  expect(body[0]).toMatchObject({
    name: "Einsteigertag Laserscanning",
    price: "590.00",
    category: "education",
    get_absolute_url: "/schulen#einsteigertag",
  })
  expect(body[0].description).toContain("<li>")
  expect((await api("GET", "/products/education")).body).toEqual(body)
})
