import { screen, waitFor, within } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { addressQuery } from "@/features/addresses/api/addresses"
import { session } from "@/lib/session/session"
import { closeToasts } from "@/test/failing-shop"
import { renderPage } from "@/test/render-page"
import { callsTo, stubApi } from "@/test/stub-api"
import { renderWithToasts } from "@/test/toasts"
import { profile, savedAddress } from "@/test/wire"
import AccountPage from "../account-page"
import AddressesPage from "../addresses-page"
import EditAddressPage from "../edit-address-page"
import NewAddressPage from "../new-address-page"

const LIST = "GET /addresses/"
const ONE = "GET /addresses/cuaddr_1/"
const PROFILE = { "GET /profile/": { body: profile } }
const DELETION = "DELETE /addresses/cuaddr_1/"

beforeEach(() => session.signIn("token"))
afterEach(closeToasts)

describe("the address list", () => {
  it("shows badges, and the country abroad only", async () => {
    stubApi({ [LIST]: { body: [savedAddress, { ...savedAddress, id: "2", city: "Vaduz", country: "Liechtenstein" }] } })
    renderWithToasts(AddressesPage, "/account/addresses")
    await screen.findByText("Liechtenstein")
    const [home, abroad] = screen.getAllByRole("listitem").slice(-2)
    expect(within(home).getByText("Standard: Rechnung")).toBeTruthy()
    expect(within(home).queryByText("Standard: Lieferung")).toBeNull()
    expect(within(home).queryByText("Schweiz")).toBeNull()
    expect(within(abroad).getByText("Liechtenstein")).toBeTruthy()
  })

  it("invites to add the first one", async () => {
    stubApi({ [LIST]: { body: [] } })
    renderWithToasts(AddressesPage, "/account/addresses")
    expect(await screen.findByText("Noch keine Adressen gespeichert")).toBeTruthy()
    expect(screen.getByRole("link", { name: "Erste Adresse hinzufügen" }).getAttribute("href")).toBe(
      "/account/addresses/new",
    )
  })

  it("deletes after asking, and says so", async () => {
    let isThere = true
    const calls = stubApi({
      [LIST]: () => ({ body: isThere ? [savedAddress] : [] }),
      [DELETION]: () => {
        isThere = false
        return {}
      },
    })
    const { user } = renderWithToasts(AddressesPage, "/account/addresses")
    await user.click(await screen.findByRole("button", { name: /löschen/ }))
    const dialog = screen.getByRole("dialog")
    expect(within(dialog).getByText("Möchten Sie diese Adresse wirklich löschen?")).toBeTruthy()
    expect(within(dialog).getByText("Werkstrasse 12")).toBeTruthy()
    expect(callsTo(calls, DELETION)).toHaveLength(0)
    await user.click(within(dialog).getByRole("button", { name: "Löschen" }))
    expect(await screen.findByText("Noch keine Adressen gespeichert")).toBeTruthy()
    expect(await screen.findByText("Adresse gelöscht")).toBeTruthy()
  })

  it("keeps an address whose deletion is cancelled", async () => {
    const calls = stubApi({ [LIST]: { body: [savedAddress] } })
    const { user } = renderWithToasts(AddressesPage, "/account/addresses")
    await user.click(await screen.findByRole("button", { name: /löschen/ }))
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Abbrechen" }))
    expect(screen.getByText("Werkstrasse 12")).toBeTruthy()
    expect(callsTo(calls, DELETION)).toHaveLength(0)
  })

  it("on the account page loads it again", async () => {
    const reloaded = vi.spyOn(window.location, "assign").mockImplementation(() => {})
    stubApi({ ...PROFILE, [LIST]: { body: [savedAddress] }, [DELETION]: {} })
    const { user } = renderWithToasts(AccountPage, "/account")
    await user.click(await screen.findByRole("button", { name: /löschen/ }))
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Löschen" }))
    await waitFor(() => expect(reloaded).toHaveBeenCalledWith("/account"))
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    expect(screen.queryByText("Adresse gelöscht")).toBeNull()
  })
})

describe("the address form", () => {
  const reloaded = vi.fn()
  beforeEach(() => {
    reloaded.mockReset()
    vi.spyOn(window.location, "assign").mockImplementation(reloaded)
  })

  async function fill(user: ReturnType<typeof renderWithToasts>["user"]) {
    await user.type(await screen.findByLabelText("Vorname*"), "Petra")
    await user.type(screen.getByLabelText("Nachname*"), "Zimmermann")
    await user.type(screen.getByLabelText("Strasse und Hausnummer*"), "Baustelle Süd 3")
    await user.type(screen.getByLabelText("PLZ*"), "8005")
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("Ort*").value).toBe("Zürich"))
  }

  it("adds an address and loads the account again", async () => {
    const calls = stubApi({ ...PROFILE, "POST /addresses/": { status: 201, body: savedAddress }, [LIST]: { body: [] } })
    const { user } = renderWithToasts(NewAddressPage, "/account/addresses/new")
    expect(screen.getByRole("heading", { name: "Neue Adresse hinzufügen" })).toBeTruthy()
    await fill(user)
    await user.click(screen.getByLabelText(/Lieferadresse/))
    await user.click(screen.getByRole("button", { name: "Hinzufügen" }))
    await waitFor(() => expect(reloaded).toHaveBeenCalledWith("/account"))
    expect(callsTo(calls, "POST /addresses/")[0]?.body).toEqual({
      company: "",
      first_name: "Petra",
      last_name: "Zimmermann",
      address: "Baustelle Süd 3",
      postalcode: "8005",
      city: "Zürich",
      country: "Schweiz",
      is_default_billing: false,
      is_default_shipping: true,
    })
  })

  it("asks for what is missing, and sends nothing", async () => {
    const calls = stubApi(PROFILE)
    const { user } = renderWithToasts(NewAddressPage, "/account/addresses/new")
    await user.click(await screen.findByRole("button", { name: "Hinzufügen" }))
    for (const message of ["Bitte Vornamen eingeben", "Bitte Namen eingeben", "Bitte Ort eingeben"])
      expect(await screen.findByText(message)).toBeTruthy()
    expect(callsTo(calls, "POST /addresses/")).toEqual([])
  })

  it("is there again after a reload, and gone once it was cancelled", async () => {
    stubApi(PROFILE)
    const { user, unmount } = renderWithToasts(NewAddressPage, "/account/addresses/new")
    await fill(user)
    unmount()
    const second = renderWithToasts(NewAddressPage, "/account/addresses/new")
    expect((await screen.findByLabelText<HTMLInputElement>("Strasse und Hausnummer*")).value).toBe("Baustelle Süd 3")
    await second.user.click(screen.getByRole("link", { name: "Abbrechen" }))
    second.unmount()
    renderWithToasts(NewAddressPage, "/account/addresses/new")
    expect((await screen.findByLabelText<HTMLInputElement>("Strasse und Hausnummer*")).value).toBe("")
  })

  it("carries one key for each new address until it is answered, so that it is saved once", async () => {
    const NEW = "POST /addresses/"
    const running = { status: 409, headers: { "retry-after": "1" } }
    const refused = { status: 400, body: { non_field_errors: ["Höchstens 100 Adressen."] } }
    const answers = [{ status: 503 }, running, refused, { status: 503 }, { status: 201, body: savedAddress }]
    const calls = stubApi({ ...PROFILE, [LIST]: { body: [] }, [NEW]: () => answers.shift() ?? {} })
    const { user } = renderPage(NewAddressPage, "/account/addresses/new")
    await fill(user)
    const add = async (sent: number) => {
      await user.click(screen.getByRole("button", { name: "Hinzufügen" }))
      await waitFor(() => expect(callsTo(calls, NEW)).toHaveLength(sent))
      await waitFor(() =>
        expect(screen.getByRole("button", { name: "Hinzufügen" }).getAttribute("aria-busy")).toBeNull(),
      )
    }
    await add(1)
    // The first is still being done: that is asked again by itself.
    await add(3)
    await add(4)
    await user.type(screen.getByLabelText("Ort*"), " 5")
    await user.click(screen.getByRole("button", { name: "Hinzufügen" }))
    await waitFor(() => expect(reloaded).toHaveBeenCalledWith("/account"))
    const [lost, ...keys] = callsTo(calls, NEW).map(({ headers }) => headers.get("idempotency-key"))
    expect(keys.slice(0, 2)).toEqual([lost, lost])
    expect(new Set([null, lost, ...keys.slice(2)]).size).toBe(4)
  })

  it("leaves no draft behind that was saved while the page was left", async () => {
    let answer = (_: object) => {}
    const saving = new Promise<object>((resolve) => {
      answer = resolve
    })
    stubApi({ ...PROFILE, "POST /addresses/": () => saving })
    const { user, queries, unmount } = renderPage(NewAddressPage, "/account/addresses/new")
    await fill(user)
    await user.click(screen.getByRole("button", { name: "Hinzufügen" }))
    unmount()
    answer({ status: 201, body: savedAddress })
    await waitFor(() => expect(queries.getMutationCache().getAll()[0].state.status).toBe("success"))
    expect(reloaded).not.toHaveBeenCalled()
    renderWithToasts(NewAddressPage, "/account/addresses/new")
    expect((await screen.findByLabelText<HTMLInputElement>("Strasse und Hausnummer*")).value).toBe("")
  })

  it("changes an address and keeps its country", async () => {
    const calls = stubApi({
      ...PROFILE,
      [ONE]: { body: { ...savedAddress, country: "Liechtenstein" } },
      [LIST]: { body: [] },
      "PUT /addresses/cuaddr_1/": { body: savedAddress },
    })
    const { user } = renderWithToasts(
      EditAddressPage,
      "/account/addresses/cuaddr_1/edit",
      "/account/addresses/:id/edit",
    )
    const street = await screen.findByLabelText("Strasse und Hausnummer*")
    expect(screen.getByRole("heading", { name: "Adresse bearbeiten" })).toBeTruthy()
    await user.clear(street)
    await user.type(street, "Im Rietle 1")
    await user.click(screen.getByRole("button", { name: "Speichern" }))
    await waitFor(() => expect(reloaded).toHaveBeenCalledWith("/account"))
    expect(callsTo(calls, "PUT /addresses/cuaddr_1/")[0]?.body).toMatchObject({
      address: "Im Rietle 1",
      country: "Liechtenstein",
      is_default_billing: true,
    })
  })

  it("follows an address that another device has changed", async () => {
    let street = savedAddress.address
    const PUT = "PUT /addresses/cuaddr_1/"
    const calls = stubApi({
      ...PROFILE,
      [ONE]: () => ({ body: { ...savedAddress, address: street } }),
      ...{ [LIST]: { body: [] }, [PUT]: { body: savedAddress } },
    })
    const { user } = renderPage(EditAddressPage, "/account/addresses/cuaddr_1/edit", "/account/addresses/:id/edit")
    await user.type(await screen.findByLabelText("Vorname*"), " L.")
    street = "Neue Gasse 2"
    window.dispatchEvent(new Event("visibilitychange"))
    await screen.findByDisplayValue("Neue Gasse 2")
    await user.click(screen.getByRole("button", { name: "Speichern" }))
    await waitFor(() =>
      expect(callsTo(calls, PUT)[0]?.body).toMatchObject({ address: "Neue Gasse 2", first_name: "Petra L." }),
    )
  })

  it("stays open on an address that it has, even if that can't be asked for again", async () => {
    let isLost = false
    const calls = stubApi({ ...PROFILE, [ONE]: () => (isLost ? { status: 503 } : { body: savedAddress }) })
    const { user, queries, address } = renderPage(
      EditAddressPage,
      "/account/addresses/cuaddr_1/edit",
      "/account/addresses/:id/edit",
    )
    const street = await screen.findByLabelText<HTMLInputElement>("Strasse und Hausnummer*")
    await user.clear(street)
    await user.type(street, "Im Rietle 1")
    isLost = true
    await queries.refetchQueries({ queryKey: addressQuery("cuaddr_1").queryKey })
    expect(callsTo(calls, ONE).length).toBeGreaterThan(1)
    expect(address()).toBe("/account/addresses/cuaddr_1/edit")
    expect(street.value).toBe("Im Rietle 1")
  })
})
