import { act, screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { addressesQuery } from "@/features/addresses/api/addresses"
import { ORDER, openCheckout as openPage, signInWithCart } from "@/test/checkout-page"
import { callsTo, type Stub } from "@/test/stub-api"
import { profile } from "@/test/wire"

const LIST = "GET /addresses/"

const saved = (id: string, city: string, defaults: object = {}) => ({
  id,
  company: `Baustelle ${city}`,
  first_name: "Petra",
  last_name: "Zimmermann",
  address: "Werkstrasse 12",
  postalcode: "9000",
  city,
  country: "Schweiz",
  is_default_billing: false,
  is_default_shipping: false,
  created_at: "2026-11-20T08:00:00.000Z",
  ...defaults,
})

const openCheckout = (addresses: Stub, extra: Record<string, Stub> = {}) =>
  openPage({ [ORDER]: { status: 503 }, [LIST]: addresses, ...extra })
type Opened = Awaited<ReturnType<typeof openCheckout>>

const otherAddress = () => screen.getByRole<HTMLInputElement>("checkbox", { name: /^An eine andere Adresse liefern/ })

async function openList({ user }: Opened) {
  if (!otherAddress().checked) await user.click(otherAddress())
  await user.click(screen.getByRole("button", { name: "Lieferadresse: andere Adresse wählen" }))
  await screen.findByRole("region", { name: "Lieferadresse wählen" })
}
const list = () => within(screen.getByRole("region", { name: "Lieferadresse wählen" }))
const listed = () =>
  list()
    .getAllByRole("listitem")
    .map((item) => item.textContent)

async function ordered({ user, calls }: Opened) {
  await user.click(screen.getByRole("button", { name: "Jetzt bestellen" }))
  await waitFor(() => expect(callsTo(calls, ORDER)).toHaveLength(1))
  return callsTo(calls, ORDER)[0]?.body as Record<string, unknown>
}

beforeEach(signInWithCart)

describe("the addresses of an order", () => {
  it("begin with the profile's, which is listed first and can't be edited there", async () => {
    const checkout = await openCheckout({ body: [saved("a1", "Wil")] })
    await openList(checkout)
    expect(listed()).toEqual([
      expect.stringContaining("Muster Holzbau AG (Mein Konto)"),
      expect.stringContaining("Baustelle Wil"),
    ])
    expect(list().getAllByRole("button", { name: /bearbeiten/ })).toHaveLength(1)
    expect(await ordered(checkout)).toMatchObject({ billing_address_id: null, shipping_address_id: null })
  })

  it("are one where they are printed alike, and what is chosen for it holds for both", async () => {
    const checkout = await openCheckout({ body: [saved("a1", "Wil")] })
    expect(screen.queryByRole("heading", { name: "Lieferadresse" })).toBeNull()
    await checkout.user.click(
      screen.getByRole("button", { name: "Rechnungsadresse und Lieferadresse: andere Adresse wählen" }),
    )
    await checkout.user.click(await screen.findByRole("button", { name: /Baustelle Wil.*Werkstrasse/ }))
    expect(await ordered(checkout)).toMatchObject({
      ...{ billing_address_id: "a1", city: "Wil", email: "anna@example.ch" },
      ...{ shipping_address_id: "a1", city2: "Wil", email2: "anna@example.ch" },
    })
  })

  it("are two from a click on, and one again from the next, which forgets nothing", async () => {
    const checkout = await openCheckout({ body: [saved("a1", "Wil")] })
    await openList(checkout)
    await checkout.user.click(list().getByRole("button", { name: /Baustelle Wil.*Werkstrasse/ }))
    await checkout.user.click(otherAddress())
    expect(screen.queryByText("Baustelle Wil")).toBeNull()
    await checkout.user.click(otherAddress())
    expect(screen.getByText("Baustelle Wil")).toBeTruthy()
    await checkout.user.click(otherAddress())
    expect(await ordered(checkout)).toMatchObject({ billing_address_id: null, shipping_address_id: null })
  })

  it("begin with the saved defaults, each of its kind, which come first", async () => {
    const checkout = await openCheckout({
      body: [
        saved("a1", "Wil", { is_default_billing: true }),
        saved("a2", "Gossau", { is_default_shipping: true }),
        saved("a3", "Flawil"),
      ],
    })
    await openList(checkout)
    expect(listed()).toEqual(["Gossau", "Wil", "Flawil", "Mein Konto"].map((text) => expect.stringContaining(text)))
    expect(await ordered(checkout)).toMatchObject({
      billing_address_id: "a1",
      city: "Wil",
      shipping_address_id: "a2",
      city2: "Gossau",
      email2: "anna@example.ch",
    })
  })

  it("are printed with their country abroad, which goes into the order", async () => {
    const checkout = await openCheckout({
      body: [saved("a1", "Wil"), saved("a2", "Vaduz", { country: "Liechtenstein" })],
    })
    await openList(checkout)
    expect(listed()[1]).toContain("9000 WilBearbeiten")
    await checkout.user.click(list().getByRole("button", { name: /Werkstrasse 12, 9000 Vaduz, Liechtenstein/ }))
    expect(screen.getByText("Liechtenstein")).toBeTruthy()
    const body = await ordered(checkout)
    expect([body.country, body.country2]).toEqual([undefined, "Liechtenstein"])
  })

  it("can be a colleague's, whose name is with it and who alone changes it", async () => {
    const shared = { ...saved("b1", "Chur"), owner: "Beat Keller" }
    const checkout = await openCheckout({ body: [] }, { "GET /company/addresses/": { body: [shared] } })
    await openList(checkout)
    const theirs = await list().findByRole("button", { name: /Baustelle Chur \(von Beat Keller\)/ })
    expect(list().queryByRole("button", { name: /bearbeiten/ })).toBeNull()
    await checkout.user.click(theirs)
    expect(await ordered(checkout)).toMatchObject({
      shipping_address_id: "b1",
      city2: "Chur",
      email2: "anna@example.ch",
      billing_address_id: null,
    })
  })

  it("fill from the one that is picked, and the list collapses", async () => {
    const checkout = await openCheckout({ body: [saved("a1", "Wil")] })
    await openList(checkout)
    await checkout.user.click(list().getByRole("button", { name: /Baustelle Wil.*Werkstrasse/ }))
    expect(screen.queryByRole("region", { name: "Lieferadresse wählen" })).toBeNull()
    expect(await ordered(checkout)).toMatchObject({ shipping_address_id: "a1", city2: "Wil", billing_address_id: null })
  })

  it("keep a new one in the making through a reload, until it is saved or given up", async () => {
    const saving = { "POST /addresses/": { status: 201, body: saved("new", "Chur") } }
    const openDialog = async () => {
      const checkout = await openCheckout({ body: [] }, saving)
      await openList(checkout)
      await checkout.user.click(list().getByRole("button", { name: "Neue Adresse hinzufügen" }))
      const dialog = within(await screen.findByRole("dialog"))
      return { ...checkout, dialog, street: dialog.getByLabelText<HTMLInputElement>("Strasse und Hausnummer*") }
    }
    const first = await openDialog()
    await first.user.type(first.street, "Baustelle Süd 3")
    first.unmount()
    const second = await openDialog()
    expect(second.street.value).toBe("Baustelle Süd 3")
    await second.user.click(second.dialog.getByRole("button", { name: "Abbrechen" }))
    second.unmount()
    const third = await openDialog()
    expect(third.street.value).toBe("")
    for (const label of ["Vorname*", "Nachname*", "Strasse und Hausnummer*", "Ort*"])
      await third.user.type(third.dialog.getByLabelText(label), "X")
    await third.user.type(third.dialog.getByLabelText("PLZ*"), "0000")
    await third.user.click(third.dialog.getByRole("button", { name: "Hinzufügen" }))
    await screen.findByText("Baustelle Chur")
    third.unmount()
    expect((await openDialog()).street.value).toBe("")
  })

  it("take a newly saved address at once", async () => {
    const checkout = await openCheckout(
      { body: [] },
      { "POST /addresses/": { status: 201, body: saved("new", "Chur") } },
    )
    const { user } = checkout
    await openList(checkout)
    await user.click(list().getByRole("button", { name: "Neue Adresse hinzufügen" }))
    const dialog = within(await screen.findByRole("dialog"))
    for (const label of ["Vorname*", "Nachname*", "Strasse und Hausnummer*"])
      await user.type(dialog.getByLabelText(label), "X")
    await user.type(dialog.getByLabelText("PLZ*"), "9054")
    await waitFor(() => expect(dialog.getByLabelText<HTMLInputElement>("Ort*").value).not.toBe(""))
    await user.click(dialog.getByRole("button", { name: "Hinzufügen" }))
    await screen.findByText("Baustelle Chur")
    expect(await ordered(checkout)).toMatchObject({ shipping_address_id: "new", city2: "Chur" })
  })

  it("take a changed address as it was changed", async () => {
    const checkout = await openCheckout(
      { body: [saved("a1", "Wil")] },
      { "PUT /addresses/a1/": { body: saved("a1", "Wil SG") } },
    )
    const { user, calls } = checkout
    await openList(checkout)
    await user.click(list().getByRole("button", { name: /Baustelle Wil.* bearbeiten/ }))
    const dialog = within(await screen.findByRole("dialog", { name: "Adresse bearbeiten" }))
    await user.type(dialog.getByLabelText("Ort*"), " SG")
    await user.click(dialog.getByRole("button", { name: "Speichern" }))
    await waitFor(() => expect(callsTo(calls, "PUT /addresses/a1/")[0]?.body).toMatchObject({ city: "Wil SG" }))
    expect(await ordered(checkout)).toMatchObject({ shipping_address_id: "a1", city2: "Wil SG" })
  })

  it("follow the saved address in both cards, each with its own contact", async () => {
    let city = "Wil"
    const checkout = await openCheckout(() => ({ body: [saved("a1", city, { is_default_billing: true })] }), {
      "PUT /addresses/a1/": () => ({ body: saved("a1", "Wil SG", { is_default_billing: true }) }),
    })
    const { user } = checkout
    await openList(checkout)
    await user.click(list().getByRole("button", { name: /Baustelle Wil.*Werkstrasse/ }))
    await user.click(screen.getByRole("button", { name: "Kontakt für die Lieferung ändern" }))
    const email = await screen.findByLabelText(/^E-Mail/)
    await user.clear(email)
    await user.type(email, "bau@example.ch")
    await user.click(screen.getByRole("button", { name: "Übernehmen" }))
    await openList(checkout)
    await user.click(list().getByRole("button", { name: /Baustelle Wil.* bearbeiten/ }))
    const dialog = within(await screen.findByRole("dialog", { name: "Adresse bearbeiten" }))
    await user.type(dialog.getByLabelText("Ort*"), " SG")
    city = "Wil SG"
    await user.click(dialog.getByRole("button", { name: "Speichern" }))
    await waitFor(() => expect(screen.getAllByText("9000 Wil SG")).toHaveLength(2))
    expect(await ordered(checkout)).toMatchObject({
      ...{ billing_address_id: "a1", city: "Wil SG", email: "anna@example.ch" },
      ...{ shipping_address_id: "a1", city2: "Wil SG", email2: "bau@example.ch" },
    })
  })

  it("are two again with the one from before as it is by now", async () => {
    let city = "Wil"
    const checkout = await openCheckout(() => ({ body: [saved("a1", city)] }), {
      "PUT /addresses/a1/": () => {
        city = "Wil SG"
        return { body: saved("a1", city) }
      },
    })
    const { user } = checkout
    await openList(checkout)
    await user.click(list().getByRole("button", { name: /Baustelle Wil.*Werkstrasse/ }))
    await user.click(otherAddress())
    await user.click(screen.getByRole("button", { name: "Rechnungsadresse und Lieferadresse: andere Adresse wählen" }))
    await user.click(await screen.findByRole("button", { name: /Baustelle Wil.* bearbeiten/ }))
    const dialog = within(await screen.findByRole("dialog", { name: "Adresse bearbeiten" }))
    await user.type(dialog.getByLabelText("Ort*"), " SG")
    await user.click(dialog.getByRole("button", { name: "Speichern" }))
    await waitFor(() => expect(screen.getByText(/9000 Wil SG/)).toBeTruthy())
    await user.click(otherAddress())
    expect(await ordered(checkout)).toMatchObject({ shipping_address_id: "a1", city2: "Wil SG" })
  })

  it("stay one through a reload, whatever the profile says by then", async () => {
    const addresses = { body: [saved("a1", "Wil", { is_default_shipping: true })] }
    const first = await openCheckout(addresses)
    await first.user.click(otherAddress())
    first.unmount()
    await openCheckout(addresses, { "GET /profile/": { body: { ...profile, address: "Neue Gasse 2" } } })
    expect(otherAddress().checked).toBe(false)
    expect(screen.getByText(/Neue Gasse 2/)).toBeTruthy()
  })

  it("are the profile's when the saved ones can't be loaded", async () => {
    const checkout = await openCheckout({ status: 500 })
    expect(screen.queryByRole("alert")).toBeNull()
    expect(await ordered(checkout)).toMatchObject({ billing_address_id: null, city: "St. Gallen" })
  })

  it("are as they are by now after a reload, saved ones and the profile's", async () => {
    const first = await openCheckout({ body: [saved("a1", "Wil")] })
    await openList(first)
    await first.user.click(list().getByRole("button", { name: /Baustelle Wil.*Werkstrasse/ }))
    await first.user.click(screen.getByRole("button", { name: "Kontakt für die Rechnung ändern" }))
    const email = await screen.findByLabelText(/^E-Mail/)
    await first.user.clear(email)
    await first.user.type(email, "bau@example.ch")
    await first.user.click(screen.getByRole("button", { name: "Übernehmen" }))
    first.unmount()
    const moved = { ...profile, address: "Neue Gasse 2" }
    const second = await openCheckout({ body: [saved("a1", "Wil SG")] }, { "GET /profile/": { body: moved } })
    expect(await ordered(second)).toMatchObject({
      ...{ billing_address_id: null, address: "Neue Gasse 2", email: "bau@example.ch" },
      ...{ shipping_address_id: "a1", city2: "Wil SG" },
    })
  })

  it("follow a list that comes later", async () => {
    const first = await openCheckout({ body: [saved("a1", "Wil")] })
    await openList(first)
    await first.user.click(list().getByRole("button", { name: /Baustelle Wil.*Werkstrasse/ }))
    const { queryKey } = addressesQuery
    const known = first.queries.getQueryData(queryKey)
    act(() => {
      first.queries.setQueryData(
        queryKey,
        known?.map((address) => ({ ...address, city: "Wil SG" })),
      )
    })
    expect(await ordered(first)).toMatchObject({ shipping_address_id: "a1", city2: "Wil SG" })
  })

  it("stay a colleague's through a reload and through one address for both, as it is by then", async () => {
    const shared = (city: string) => ({
      "GET /company/addresses/": { body: [{ ...saved("b1", city), owner: "Beat Keller" }] },
    })
    const first = await openCheckout({ body: [] }, shared("Chur"))
    await openList(first)
    await first.user.click(await list().findByRole("button", { name: /von Beat Keller/ }))
    first.unmount()
    const second = await openCheckout({ body: [] }, shared("Chur 2"))
    expect(screen.getByText("9000 Chur 2")).toBeTruthy()
    await second.user.click(otherAddress())
    await second.user.click(otherAddress())
    expect(await ordered(second)).toMatchObject({ shipping_address_id: "b1", city2: "Chur 2" })
  })

  it("stay a colleague's while those can't be asked", async () => {
    const shared = { "GET /company/addresses/": { body: [{ ...saved("b1", "Chur"), owner: "Beat Keller" }] } }
    const first = await openCheckout({ body: [] }, shared)
    await openList(first)
    await first.user.click(await list().findByRole("button", { name: /von Beat Keller/ }))
    first.unmount()
    const second = await openCheckout({ body: [] }, { "GET /company/addresses/": { status: 503 } })
    expect(await ordered(second)).toMatchObject({ shipping_address_id: "b1", city2: "Chur" })
  })

  it("are kept through a reload, unless the address is gone by then", async () => {
    const first = await openCheckout({ body: [saved("a1", "Wil")] })
    await openList(first)
    await first.user.click(list().getByRole("button", { name: /Baustelle Wil.*Werkstrasse/ }))
    first.unmount()
    const second = await openCheckout({ body: [saved("a1", "Wil")] })
    expect(screen.getByText("Baustelle Wil")).toBeTruthy()
    second.unmount()
    await openCheckout({ body: [] })
    expect(screen.queryByText("Baustelle Wil")).toBeNull()
  })
})
