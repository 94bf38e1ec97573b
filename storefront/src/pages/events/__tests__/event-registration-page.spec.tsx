import { cleanup, screen, waitFor } from "@testing-library/react"
import { useState } from "react"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { registrationDraft } from "@/features/events/registration-draft"
import { session } from "@/lib/session/session"
import { allEvents, laterEvening, scanEvening } from "@/test/events"
import { renderPage, SHOP } from "@/test/render-page"
import { callsTo, type Stub, stubApi } from "@/test/stub-api"
import { profile } from "@/test/wire"
import EventRegistrationPage from "../event-registration-page"

beforeEach(() => registrationDraft.clear())

const DONE: Stub = { body: { event: scanEvening } }
function show(registration: Stub = DONE, search = "") {
  const calls = stubApi({ "GET /events/": { body: allEvents }, "POST /registration/": registration })
  return { calls, ...renderPage(EventRegistrationPage, `/events/registration${search}`) }
}
type User = ReturnType<typeof renderPage>["user"]

const TEXTS = {
  Firma: "Muster Holzbau AG",
  Vorname: "Petra",
  Name: "Zimmermann",
  Adresse: "Beispielweg 4",
  PLZ: "0000",
  Ort: "Olten",
  Telefon: "+41 62 000 00 00",
  "E-Mail Adresse": "petra@holzbau.example.ch",
}
async function fillSelects(user: User) {
  await screen.findByRole("option", { name: /Olten, Do 17.12.2026/ })
  await user.selectOptions(screen.getByLabelText("Event"), "olten")
  await user.selectOptions(screen.getByLabelText("Branche"), "Holzbau")
}
async function fill(user: User) {
  await fillSelects(user)
  for (const [label, text] of Object.entries(TEXTS)) await user.type(screen.getByLabelText(label), text)
}
const submit = (user: User) => user.click(screen.getByRole("button", { name: "Kostenlos anmelden" }))
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

describe("the registration form", () => {
  it("names the next event of each place and keeps places without one from being chosen", async () => {
    show()
    expect(await screen.findByRole("option", { name: "Olten, Do 17.12.2026: Scan-Abend Olten" })).toBeTruthy()
    for (const place of ["Chur", "Bern"]) {
      const option = screen.getByRole<HTMLOptionElement>("option", { name: `${place}, zurzeit kein Event` })
      expect(option.disabled).toBe(true)
    }
  })

  it("names the one after an event that has begun, as the server takes it", async () => {
    vi.useFakeTimers({ now: new Date("2026-12-02T15:30:00Z"), toFake: ["Date"] })
    stubApi({ "GET /events/": { body: [{ ...scanEvening, date: SHOP.today }, laterEvening] } })
    renderPage(EventRegistrationPage, "/events/registration?location=olten")
    expect(await screen.findByRole("option", { name: "Olten, Do 25.3.2027: Absteck-Abend Olten" })).toBeTruthy()
    expect(await screen.findByRole("heading", { name: "Absteck-Abend Olten" })).toBeTruthy()
    vi.useRealTimers()
  })

  it("begins with what is known of who is logged in, beside what was typed, and keeps only that", async () => {
    session.signIn("t1")
    registrationDraft.set({ ...registrationDraft.get(), phone: "+41 79 000 00 00" })
    stubApi({ "GET /events/": { body: allEvents }, "GET /profile/": { body: profile } })
    const { user } = renderPage(EventRegistrationPage, "/events/registration")
    await waitFor(() => expect(field("Firma").value).toBe("Muster Holzbau AG"))
    expect([field("Branche").value, field("E-Mail Adresse").value]).toEqual(["Holzbau", "anna@example.ch"])
    expect(field("Telefon").value).toBe("+41 79 000 00 00")
    await user.type(field("Ort"), " SG")
    expect(registrationDraft.get()).toMatchObject({ company: "", city: "St. Gallen SG", phone: "+41 79 000 00 00" })
    session.reset()
  })

  it("begins with what was changed since an earlier look at it", async () => {
    session.signIn("t1")
    let known = profile
    stubApi({ "GET /events/": { body: allEvents }, "GET /profile/": () => ({ body: known }) })
    const Visits = () => {
      const [isOpen, setIsOpen] = useState(true)
      return (
        <>
          <button type="button" onClick={() => setIsOpen(!isOpen)}>
            Besuch
          </button>
          {isOpen && <EventRegistrationPage />}
        </>
      )
    }
    const { user } = renderPage(Visits, "/events/registration")
    await waitFor(() => expect(field("Firma").value).toBe("Muster Holzbau AG"))
    const visit = screen.getByRole("button", { name: "Besuch" })
    await user.click(visit)
    known = { ...profile, company_name: "Muster Stahlbau AG" }
    await user.click(visit)
    await waitFor(() => expect(field("Firma").value).toBe("Muster Stahlbau AG"))
    session.reset()
  })

  it("stays where it is when the login has ended", async () => {
    session.signIn("t1")
    stubApi({ "GET /events/": { body: allEvents }, "GET /profile/": { status: 403 } })
    const { address } = renderPage(EventRegistrationPage, "/events/registration")
    await waitFor(() => expect(session.authToken()).toBeNull())
    expect([address(), field("Firma").value]).toEqual(["/events/registration", ""])
  })

  it("begins with the place that the address names", async () => {
    show(DONE, "?location=olten")
    expect(await screen.findByRole("heading", { name: "Scan-Abend Olten" })).toBeTruthy()
  })

  it.each(["?location=zuerich", "?location=bern", "?location="])("begins with no place for %s", async (search) => {
    show(DONE, search)
    await screen.findByRole("option", { name: /Olten, Do/ })
    await waitFor(() => expect(field("Event").value).toBe(""))
  })

  it("says next to each field what is missing, the two selects included, and goes to the first", async () => {
    const { user, calls } = show()
    await screen.findByRole("option", { name: /Olten, Do/ })
    await submit(user)
    for (const message of [
      "Bitte Event auswählen",
      "Bitte Firma eingeben",
      "Bitte Branche auswählen",
      "Bitte Vornamen eingeben",
      "Bitte Namen eingeben",
      "Bitte Adresse eingeben",
      "Bitte Postleitzahl eingeben",
      "Bitte Ort eingeben",
      "Bitte E-Mail Adresse eingeben",
      "Bitte Telefonnummer eingeben",
    ])
      expect(screen.getByText(message)).toBeTruthy()
    expect(document.activeElement).toBe(field("Event"))
    expect(field("Firma").getAttribute("aria-invalid")).toBe("true")
    expect(callsTo(calls, "POST /registration/")).toEqual([])
  })

  it("sends what the specification names and thanks, with the focus on the thanks", async () => {
    const { user, calls } = show()
    await fill(user)
    await submit(user)
    const heading = await screen.findByRole("heading", { name: "Anmeldung erfolgreich" })
    expect(document.activeElement).toBe(heading)
    expect(screen.getByText(/Sie erhalten in Kürze eine Bestätigung per E-Mail/)).toBeTruthy()
    expect(callsTo(calls, "POST /registration/").map(({ body }) => body)).toEqual([
      {
        location: "olten",
        company: "Muster Holzbau AG",
        sector: "Holzbau",
        first_name: "Petra",
        last_name: "Zimmermann",
        address: "Beispielweg 4",
        postalcode: "0000",
        city: "Olten",
        phone: "+41 62 000 00 00",
        email: "petra@holzbau.example.ch",
      },
    ])
  })

  it("carries the login of who has one", async () => {
    session.signIn("abc")
    const calls = stubApi({
      ...{ "GET /events/": { body: allEvents }, "GET /profile/": { body: profile } },
      "POST /registration/": DONE,
    })
    const { user } = renderPage(EventRegistrationPage, "/events/registration?location=olten")
    await waitFor(() => expect(field("Firma").value).toBe(profile.company_name))
    await submit(user)
    await screen.findByRole("heading", { name: "Anmeldung erfolgreich" })
    expect(callsTo(calls, "POST /registration/")[0].authorization).toBe("Token abc")
  })

  it("shows the server's errors as 'field: message' in a red notice and keeps what was typed", async () => {
    const body = { location: ["An diesem Ort ist zurzeit kein Event geplant."], phone: ["Ungültiger Wert."] }
    const { user } = show({ status: 400, body })
    await fill(user)
    await submit(user)
    const notice = await screen.findByRole("alert")
    expect(notice.textContent).toContain("Event: An diesem Ort ist zurzeit kein Event geplant.")
    expect(notice.textContent).toContain("Telefon: Ungültiger Wert.")
    expect(field("Firma").value).toBe("Muster Holzbau AG")
  })

  it.each([
    ["without an answer", "lost"],
    ["when the server fails", { status: 500, body: {} }],
  ] as [string, Stub][])("shows the general message with the phone number %s", async (_case, stub) => {
    const { user } = show(stub)
    await fill(user)
    await submit(user)
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Etwas ist schiefgelaufen. Bitte versuchen Sie es erneut oder melden Sie sich bei uns (+41 71 000 00 00).",
    )
  })

  it("is sent once by a double click", async () => {
    let answer = (_: object) => {}
    const { user, calls } = show(
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    )
    await fill(user)
    await user.dblClick(screen.getByRole("button", { name: "Kostenlos anmelden" }))
    await submit(user)
    expect(callsTo(calls, "POST /registration/")).toHaveLength(1)
    answer({ body: { event: scanEvening } })
    await screen.findByRole("heading", { name: "Anmeldung erfolgreich" })
  })

  it("keeps what was typed through a reload, until it was sent", async () => {
    const { user } = show()
    await fill(user)
    cleanup()
    const again = show()
    await screen.findByRole("option", { name: /Olten, Do/ })
    for (const [label, text] of Object.entries(TEXTS)) expect(field(label).value).toBe(text)
    expect(screen.getByRole("heading", { name: "Scan-Abend Olten" })).toBeTruthy()
    await fillSelects(again.user)
    await submit(again.user)
    await screen.findByRole("heading", { name: "Anmeldung erfolgreich" })
    expect(registrationDraft.get().company).toBe("")
  })

  it("lets every place be chosen while the events are unknown", async () => {
    stubApi({ "GET /events/": () => new Promise(() => {}) })
    renderPage(EventRegistrationPage, "/events/registration")
    for (const place of ["Olten", "Chur", "Bern"])
      expect(screen.getByRole<HTMLOptionElement>("option", { name: place }).disabled).toBe(false)
  })
})
