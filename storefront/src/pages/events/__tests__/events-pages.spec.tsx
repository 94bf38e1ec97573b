import { screen, waitFor, within } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { allEvents, detailOf, laterEvening, pastEvening, scanEvening } from "@/test/events"
import { renderPage, SHOP } from "@/test/render-page"
import { type Stub, stubApi } from "@/test/stub-api"
import EventConfirmationPage from "../event-confirmation-page"
import EventPage from "../event-page"
import EventsPage from "../events-page"

const INFORMATION = { body: { content: "<h2>Scanner ausprobieren</h2><p>Mit Essen.</p>" } }
const showList = (events: Stub = { body: allEvents }) => {
  stubApi({ "GET /events/": events, "GET /content/eventinformation": INFORMATION })
  return renderPage(EventsPage, "/events")
}
const showEvent = (slug: string, stubs: Record<string, Stub>) => {
  stubApi({ "GET /events/": { body: allEvents }, ...stubs })
  return renderPage(EventPage, `/events/${slug}`, "/events/:slug")
}

describe("the overview", () => {
  it("shows each coming event with date, place and picture, leading to its page", async () => {
    showList()
    const link = await screen.findByRole("link", { name: "Scan-Abend Olten" })
    expect(link.getAttribute("href")).toBe("/events/scan-abend-olten")
    const card = link.closest("li")!
    expect(within(card).getByText("Do 17.12.2026")).toBeTruthy()
    expect(within(card).getByText("Olten")).toBeTruthy()
    expect(card.querySelector("img")?.getAttribute("src")).toBe("/media/images/tile-hall-640.webp")
  })

  it("introduces them with staff's text and leads to the registration", async () => {
    showList()
    expect(await screen.findByRole("heading", { name: "Scanner ausprobieren" })).toBeTruthy()
    expect(await screen.findByText("Mit Essen.")).toBeTruthy()
    expect(screen.getByRole("link", { name: "Kostenlos anmelden" }).getAttribute("href")).toBe("/events/registration")
  })

  it("sets past events apart", async () => {
    showList()
    const past = (await screen.findByRole("heading", { name: "Vergangene Events" })).closest("section")!
    expect(
      within(past)
        .getAllByRole("link")
        .map(({ textContent }) => textContent),
    ).toEqual(["Fassaden-Abend Bern"])
    expect(within(past).getByText("8.10.2026")).toBeTruthy()
  })

  it.each([
    ["coming", scanEvening, "Abgesagt, Olten"],
    ["past", pastEvening, "Abgesagt, Bern"],
  ])("marks what is called off and keeps its place: a %s event", async (_when, event, words) => {
    showList({ body: [{ ...event, is_cancelled: true }] })
    const card = (await screen.findByRole("link", { name: event.name })).closest("li")!
    expect(within(card).getByText(words)).toBeTruthy()
  })

  it("says so when no event is planned", async () => {
    showList({ body: [pastEvening] })
    expect(await screen.findByText("Zurzeit ist kein Event geplant.")).toBeTruthy()
  })

  describe("that can't be loaded", () => {
    beforeEach(() => {
      vi.spyOn(console, "warn").mockImplementation(() => {})
    })

    it.each([
      ["the server fails", { status: 500 }],
      ["there is no answer", "lost"],
    ] as [string, Stub][])("shows nothing but the spinner and logs the failure: %s", async (_case, stub) => {
      showList(stub)
      await waitFor(() => expect(console.warn).toHaveBeenCalled())
      expect(screen.queryByRole("alert")).toBeNull()
      expect(screen.getByRole("heading", { level: 1, name: "Events" })).toBeTruthy()
      expect(screen.getByText("Wird geladen")).toBeTruthy()
    })
  })
})

describe("an event's page", () => {
  it("shows name, subtitle, text, pictures and when and where", async () => {
    showEvent("scan-abend-olten", { "GET /events/scan-abend-olten": { body: detailOf(scanEvening) } })
    expect(await screen.findByRole("heading", { level: 1, name: "Scan-Abend Olten" })).toBeTruthy()
    expect(screen.getByText("Vom leeren Raum zum Grundriss")).toBeTruthy()
    expect(await screen.findByText("17:00 Uhr Aufnahme")).toBeTruthy()
    expect(screen.getByRole("img", { name: "Punktwolke einer Halle" })).toBeTruthy()
    expect(screen.getByRole("button", { name: "Bild 2 von 2" })).toBeTruthy()
    expect(screen.getByText("16:30 bis 19:00 Uhr")).toBeTruthy()
  })

  it("leads to the registration with its place chosen, and to the phone", async () => {
    showEvent("scan-abend-olten", { "GET /events/scan-abend-olten": { body: detailOf(scanEvening) } })
    const register = await screen.findByRole("link", { name: "Jetzt kostenlos anmelden" })
    expect(register.getAttribute("href")).toBe("/events/registration?location=olten")
    expect(screen.getByRole("link", { name: "Wir helfen gerne" }).getAttribute("href")).toBe("tel:+41710000000")
  })

  it("offers no registration for an event that another one at the place precedes", async () => {
    showEvent("absteck-abend-olten", { "GET /events/absteck-abend-olten": { body: detailOf(laterEvening) } })
    const next = await screen.findByRole("link", { name: "Scan-Abend Olten" })
    expect(next.getAttribute("href")).toBe("/events/scan-abend-olten")
    expect(screen.queryByRole("link", { name: "Jetzt kostenlos anmelden" })).toBeNull()
  })

  it("says that a past event is over", async () => {
    showEvent("fassaden-abend-bern", { "GET /events/fassaden-abend-bern": { body: detailOf(pastEvening) } })
    expect(await screen.findByText(/Dieser Event ist vorbei/)).toBeTruthy()
    expect(screen.queryByRole("link", { name: "Jetzt kostenlos anmelden" })).toBeNull()
  })

  it.each([
    ["offers the registration until the minute an event begins", "15:29", "Jetzt kostenlos anmelden"],
    ["says from then on that it is closed, and leads to no other event", "15:30", "Alle Events ansehen"],
  ])("%s", async (_case, time, link) => {
    vi.useFakeTimers({ now: new Date(`2026-12-02T${time}:00Z`), toFake: ["Date"] })
    const begins = { ...scanEvening, date: SHOP.today }
    const events = { "GET /events/": { body: [begins, laterEvening] } }
    showEvent(begins.slug, { ...events, [`GET /events/${begins.slug}`]: { body: detailOf(begins) } })
    await screen.findByRole("link", { name: link })
    expect(screen.queryByText(/Dieser Event hat begonnen/) === null).toBe(time === "15:29")
  })
  afterEach(() => vi.useRealTimers())

  it("says that an event is called off, and why", async () => {
    const cancelled = { ...scanEvening, is_cancelled: true }
    const events = { "GET /events/": { body: [cancelled, laterEvening] } }
    const detail = { ...detailOf(cancelled), cancellation_note: "Der Referent ist krank." }
    showEvent("scan-abend-olten", { ...events, "GET /events/scan-abend-olten": { body: detail } })
    expect((await screen.findByRole("alert")).textContent).toContain(
      "Dieser Event ist abgesagt. Der Referent ist krank.",
    )
    expect(screen.queryByRole("link", { name: "Jetzt kostenlos anmelden" })).toBeNull()
  })

  it("offers the registration for the event that follows one called off", async () => {
    const events = { "GET /events/": { body: [{ ...scanEvening, is_cancelled: true }, laterEvening] } }
    showEvent("absteck-abend-olten", { ...events, "GET /events/absteck-abend-olten": { body: detailOf(laterEvening) } })
    expect(await screen.findByRole("link", { name: "Jetzt kostenlos anmelden" })).toBeTruthy()
  })

  it("is the 404 page for an event that doesn't exist", async () => {
    showEvent("nichts", { "GET /events/nichts": { status: 404 } })
    expect(await screen.findByRole("heading", { name: "Seite nicht gefunden" })).toBeTruthy()
  })
})

it("leads from the launch event's confirmation back to the start", () => {
  stubApi({})
  renderPage(EventConfirmationPage, "/anmeldung/bestaetigung")
  expect(screen.getByRole("link", { name: "Zurück zur Startseite" }).getAttribute("href")).toBe("/")
  expect(screen.getByText(/Launch-Event/)).toBeTruthy()
})
