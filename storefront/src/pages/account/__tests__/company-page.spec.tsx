import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import type { CompanyAccount, OwnCompany } from "#shop/companies/wire/company-account"
import { session } from "@/lib/session/session"
import { shownToasts } from "@/lib/toast"
import { renderPage } from "@/test/render-page"
import { callsTo, stubApi } from "@/test/stub-api"
import CompanyPage from "../company-page"

beforeEach(() => session.signIn("t1"))

const anna = {
  id: "cus_anna",
  first_name: "Anna",
  last_name: "Muster",
  email: "anna@example.ch",
  right: "manage",
  since: "2026-11-20T08:00:00.000Z",
  is_self: true,
} as const
const beat = {
  ...anna,
  id: "cus_beat",
  first_name: "Beat",
  last_name: "Keller",
  email: "beat@example.ch",
  right: "order",
  is_self: false,
} as const
const company: CompanyAccount = {
  name: "Muster Holzbau AG",
  uid: "CHE-900.100.391",
  right: "manage",
  order_limit: null,
  members: [anna, beat],
  invitations: [
    {
      id: "cinv_1",
      email: "carla@example.ch",
      right: "order",
      expires_at: "2026-12-01T08:00:00.000Z",
      has_expired: false,
    },
  ],
}
const of = (changed: Partial<CompanyAccount> | null): { body: OwnCompany } => ({
  body: { company: changed && { ...company, ...changed }, company_uid: null, invitation: null },
})
const open = (stubs: Parameters<typeof stubApi>[0]) => ({
  calls: stubApi({ "GET /company/requests/": { body: [] }, ...stubs }),
  ...renderPage(CompanyPage, "/firma"),
})

describe("the page of a company", () => {
  it("names who belongs to it, and what each may", async () => {
    open({ "GET /company/": of({ right: "order", members: [beat, anna], invitations: [] }) })
    const members = within(await screen.findByRole("region", { name: "Personen" }))
    expect(members.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Beat Keller.*Bestellen/),
      expect.stringMatching(/Anna Muster.*Sie.*Verwalten/),
    ])
  })

  it("offers who only orders nothing but to leave", async () => {
    open({ "GET /company/": of({ right: "order", invitations: [] }) })
    expect(await screen.findByRole("button", { name: "Firma verlassen" })).toBeTruthy()
    expect(screen.queryByRole("button", { name: /entfernen|Einladen/ })).toBeNull()
    expect(screen.queryByRole("combobox")).toBeNull()
  })

  it("invites by mail, and shows the invitation", async () => {
    const { calls, user } = open({
      "GET /company/": of({ invitations: [] }),
      "POST /company/invitations/": { ...of({}), status: 201 },
    })
    await user.type(await screen.findByLabelText(/E-Mail/), "carla@example.ch")
    await user.click(screen.getByRole("radio", { name: /Verwalten/ }))
    await user.click(screen.getByRole("button", { name: "Einladen" }))
    expect(await screen.findByRole("button", { name: "Einladung von carla@example.ch zurückziehen" })).toBeTruthy()
    expect(callsTo(calls, "POST /company/invitations/")[0].body).toEqual({ email: "carla@example.ch", right: "manage" })
    expect(screen.getByLabelText(/E-Mail/)).toHaveProperty("value", "")
  })

  it("says beside the form why somebody isn't invited, and keeps what was typed", async () => {
    const { user } = open({
      "GET /company/": of({}),
      "POST /company/invitations/": {
        status: 400,
        body: { email: ["Diese Person gehört bereits zu Ihrer Firma."] },
      },
    })
    await user.type(await screen.findByLabelText(/E-Mail/), "beat@example.ch{Enter}")
    expect((await screen.findByRole("alert")).textContent).toContain("gehört bereits zu Ihrer Firma")
    expect(screen.getByLabelText(/E-Mail/)).toHaveProperty("value", "beat@example.ch")
  })

  it("gives another right, and says so where nobody would manage", async () => {
    const { calls, user } = open({
      "GET /company/": of({}),
      "PUT /company/members/cus_beat/": of({ members: [anna, { ...beat, right: "manage" }] }),
      "PUT /company/members/cus_anna/": {
        status: 409,
        body: { non_field_errors: ["Jemand muss die Firma verwalten."] },
      },
    })
    await user.selectOptions(await screen.findByRole("combobox", { name: "Recht von Anna Muster" }), "order")
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Recht abgeben" }))
    expect((await screen.findByRole("alert")).textContent).toContain("Jemand muss die Firma verwalten.")
    await user.selectOptions(screen.getByRole("combobox", { name: "Recht von Beat Keller" }), "manage")
    expect(callsTo(calls, "PUT /company/members/cus_beat/")[0].body).toEqual({ right: "manage" })
  })

  it("shows the chosen right while it is on its way", async () => {
    let answer: (answer: object) => void = () => {}
    const { user } = open({
      "GET /company/": of({}),
      "PUT /company/members/cus_beat/": () => new Promise((resolve) => (answer = resolve)),
    })
    const right = await screen.findByRole("combobox", { name: "Recht von Beat Keller" })
    await user.selectOptions(right, "manage")
    expect(right).toMatchObject({ value: "manage", disabled: true })
    answer({ status: 409, body: { non_field_errors: ["Das geht nicht."] } })
    await screen.findByText("Das geht nicht.")
    await waitFor(() => expect(right).toMatchObject({ value: "order", disabled: false }))
  })

  it("says nothing more of a failure once something else is done", async () => {
    const { user } = open({
      "GET /company/": of({}),
      "DELETE /company/members/cus_beat/": { status: 409, body: { non_field_errors: ["Das geht nicht."] } },
      "PUT /company/members/cus_beat/": of({ members: [anna, { ...beat, right: "manage" }] }),
    })
    await user.click(await screen.findByRole("button", { name: "Beat Keller aus der Firma entfernen" }))
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Entfernen" }))
    await screen.findByText("Das geht nicht.")
    await user.selectOptions(screen.getByRole("combobox", { name: "Recht von Beat Keller" }), "manage")
    await waitFor(() => expect(screen.queryByText("Das geht nicht.")).toBeNull())
  })

  it("takes away one's own right to manage only after a question", async () => {
    const { calls, user } = open({
      "GET /company/": of({ members: [anna, { ...beat, right: "manage" }] }),
      "PUT /company/members/cus_anna/": of({ right: "order", members: [{ ...anna, right: "order" }, beat] }),
    })
    const own = await screen.findByRole("combobox", { name: "Recht von Anna Muster" })
    await user.selectOptions(own, "order")
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Abbrechen" }))
    expect(own).toHaveProperty("value", "manage")
    expect(callsTo(calls, "PUT /company/members/cus_anna/")).toEqual([])
    await user.selectOptions(own, "order")
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Recht abgeben" }))
    await waitFor(() => expect(screen.queryByRole("combobox")).toBeNull())
    expect(callsTo(calls, "PUT /company/members/cus_anna/")[0].body).toEqual({ right: "order" })
  })

  it("removes a colleague after a question", async () => {
    const { calls, user } = open({
      "GET /company/": of({}),
      "DELETE /company/members/cus_beat/": of({ members: [anna] }),
    })
    await user.click(await screen.findByRole("button", { name: "Beat Keller aus der Firma entfernen" }))
    expect(callsTo(calls, "DELETE /company/members/cus_beat/")).toEqual([])
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Entfernen" }))
    await screen.findByText("Anna Muster")
    expect(callsTo(calls, "DELETE /company/members/cus_beat/")).toHaveLength(1)
  })
})

describe("a company that has changed meanwhile", () => {
  it("is read again where a colleague is gone already", async () => {
    let members: CompanyAccount["members"] = [anna, beat]
    const { user } = open({
      "GET /company/": () => of({ members }),
      "DELETE /company/members/cus_beat/": () => {
        members = [anna]
        return { status: 404, body: {} }
      },
    })
    await user.click(await screen.findByRole("button", { name: "Beat Keller aus der Firma entfernen" }))
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Entfernen" }))
    await waitFor(() => expect(screen.queryByText(/Beat Keller/)).toBeNull())
  })

  it("says that one has left it", async () => {
    const { user } = open({ "GET /company/": of({}), "POST /company/leave/": of(null), "GET /profile/": { body: {} } })
    await user.click(await screen.findByRole("button", { name: "Firma verlassen" }))
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Firma verlassen" }))
    await waitFor(() => expect(shownToasts().map(({ text }) => text)).toContain("Sie gehören nicht mehr zur Firma."))
  })
})

describe("the page of who has no company", () => {
  it("opens the account of the login's own number", async () => {
    const { calls, user } = open({
      "GET /company/": { body: { company: null, company_uid: "CHE-900.100.391", invitation: null } },
      "POST /company/": { ...of({ members: [anna], invitations: [] }), status: 201 },
    })
    await user.click(await screen.findByRole("button", { name: "Firmenkonto eröffnen" }))
    expect(await screen.findByText("Muster Holzbau AG")).toBeTruthy()
    expect(callsTo(calls, "POST /company/")[0].body).toEqual({ company_uid: "CHE-900.100.391" })
  })

  it("asks for the number where the login has none, and sends no wrong one", async () => {
    const { calls, user } = open({ "GET /company/": of(null) })
    await user.type(await screen.findByLabelText(/UID der Firma/), "CHE-123.456.789{Enter}")
    expect(await screen.findByText("Bitte eine gültige UID eingeben")).toBeTruthy()
    expect(callsTo(calls, "POST /company/")).toEqual([])
  })

  it("shows an invitation of his e-mail", async () => {
    open({
      "GET /company/": {
        body: { company: null, company_uid: null, invitation: { token: "cinv_1.x", company: "Muster Holzbau AG" } },
      },
    })
    const link = await screen.findByRole("link", { name: "Einladung ansehen" })
    expect(link.getAttribute("href")).toBe("/firma/einladung?token=cinv_1.x")
  })
})

describe("the limit of a company", () => {
  it.each([
    ["2500", "2500.00"],
    ["2’500.5", "2500.50"],
    ["0", "0.00"],
    ["", null],
  ])("is set as it is typed: '%s'", async (typed, sent) => {
    const { calls, user } = open({
      "GET /company/": of({ order_limit: "100.00" }),
      "PUT /company/limit/": of({ order_limit: sent }),
    })
    const field = await screen.findByLabelText(/Limit in CHF/)
    expect(field).toHaveProperty("value", "100.00")
    await user.clear(field)
    if (typed) await user.type(field, typed)
    await user.click(screen.getByRole("button", { name: "Limit speichern" }))
    await waitFor(() => expect(callsTo(calls, "PUT /company/limit/")[0]?.body).toEqual({ order_limit: sent }))
  })

  it("isn't sent while it is no amount", async () => {
    const { calls, user } = open({ "GET /company/": of({}) })
    await user.type(await screen.findByLabelText(/Limit in CHF/), "viel")
    await user.click(screen.getByRole("button", { name: "Limit speichern" }))
    expect(await screen.findByText(/Bitte einen Betrag/)).toBeTruthy()
    expect(callsTo(calls, "PUT /company/limit/")).toEqual([])
  })

  it("is told to who only orders", async () => {
    open({ "GET /company/": of({ right: "order", order_limit: "1500.00", invitations: [] }) })
    expect(await screen.findByText(/Was mehr als CHF 1’500\.00 inkl\. MwSt\. kostet/)).toBeTruthy()
    expect(screen.queryByLabelText(/Limit in CHF/)).toBeNull()
  })

  it("makes orders wait, which are listed with where they stand", async () => {
    const waiting = {
      ...{ id: "oreq_1", state: "open", referencenum: "Umbau 7", total_cost: "2049.60", reason: null, order: null },
      requester: { name: "Beat Keller", email: "beat@example.ch", is_self: false },
      ...{
        requested_at: "2026-12-01T08:00:00Z",
        expires_at: "2026-12-03T08:00:00Z",
        ended_at: null,
        answered_by: null,
      },
    }
    open({ "GET /company/": of({}), "GET /company/requests/": { body: [waiting] } })
    const list = within(await screen.findByRole("region", { name: "Freigaben" }))
    expect(list.getByRole("listitem").textContent).toMatch(/wartet auf Freigabe.*2’049\.60.*Beat Keller, Umbau 7/)
    const link = list.getByRole("link", { name: "Bestellung von Beat Keller ansehen" })
    expect(link).toHaveProperty("pathname", "/firma/freigaben/oreq_1")
  })
})
