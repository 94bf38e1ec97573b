import { describe, expect, it } from "vitest"
import { calendarDay } from "#kernel/calendar-day"
import { document, party } from "./sample-document"
import { sandboxedProvider } from "./sandboxed-provider"

const bexio = sandboxedProvider()

describe("what is there already", () => {
  it("is found by its title and tag", async () => {
    const { contactId, order, invoice } = await bexio.invoiced()
    expect(await bexio.erp.findContact(party({ company: "MUSTER Holzbau AG " }))).toBe(contactId)
    expect(await bexio.erp.findOrder(document(), contactId)).toEqual(order)
    expect(await bexio.erp.findInvoice(document(), contactId)).toEqual(invoice)
    await bexio.erp.tagInvoice(invoice.id, document({ title: "Webshop W-1042" }), calendarDay("2026-12-20"))
    expect(await bexio.erp.findInvoice(document(), contactId)).toMatchObject({
      id: invoice.id,
      tag: "shop:order:order_1",
    })
  })

  it("isn't taken for somebody else's", async () => {
    const { contactId } = await bexio.ordered()
    expect(await bexio.erp.findContact(party({ company: "Andere AG" }))).toBeNull()
    expect(await bexio.erp.findContact(party({ email: "andere@example.ch" }))).toBeNull()
    expect(await bexio.erp.findOrder(document({ title: "Webshop W-104" }), contactId)).toBeNull()
    expect(await bexio.erp.findOrder(document({ tag: "shop:order:other" }), contactId)).toBeNull()
    expect(await bexio.erp.findOrder(document(), String(Number(contactId) + 1))).toBeNull()
    expect(await bexio.erp.findInvoice(document(), contactId)).toBeNull()
    expect(await bexio.erp.findQuote(document(), contactId)).toBeNull()
    expect(await bexio.erp.invoice("4711")).toBeNull()
  })

  it("stops everything where there are two of it", async () => {
    const { contactId } = await bexio.ordered()
    await bexio.erp.createOrder(document(), contactId)
    await expect(bexio.erp.findOrder(document(), contactId)).rejects.toMatchObject({ failure: "permanent" })
  })

  it("is the oldest of several contacts", async () => {
    const first = await bexio.erp.createContact(party())
    await bexio.erp.createContact(party())
    expect(await bexio.erp.findContact(party())).toBe(first)
  })

  it("is looked for again when bexio says that the order is invoiced", async () => {
    const { order } = await bexio.invoiced()
    await expect(bexio.erp.createInvoice(order.id)).rejects.toMatchObject({ failure: "ambiguous" })
  })

  it("tells people of one e-mail apart", async () => {
    const anna = await bexio.erp.createContact(party({ company: "", firstName: "Anna" }))
    const berta = await bexio.erp.createContact(party({ company: "", firstName: "Berta" }))
    expect(await bexio.erp.findContact(party({ company: "", firstName: "anna" }))).toBe(anna)
    expect(await bexio.erp.findContact(party({ company: "", firstName: "Berta" }))).toBe(berta)
    expect(await bexio.erp.findContact(party({ company: "", firstName: "Cora" }))).toBeNull()
  })
})

describe("a write whose answer is lost", () => {
  const lose = (path: string, kind: "commit-and-drop" | "truncate" | "drop") =>
    bexio.sandbox.faults.add({ method: "POST", path, times: 1, action: { kind } })

  it.each(["commit-and-drop", "truncate"] as const)("is found, not made twice: %s", async (kind) => {
    lose("/2.0/contact", kind)
    await expect(bexio.erp.createContact(party())).rejects.toMatchObject({ failure: "ambiguous" })
    const contactId = (await bexio.erp.findContact(party())) ?? ""

    lose("/2.0/kb_order", kind)
    await expect(bexio.erp.createOrder(document(), contactId)).rejects.toMatchObject({ failure: "ambiguous" })
    const order = await bexio.erp.findOrder(document(), contactId)
    expect(order).toMatchObject({ number: "AU-00001", total: 111_235 })

    lose("/2.0/kb_order/1/invoice", kind)
    await expect(bexio.erp.createInvoice(order?.id ?? "")).rejects.toMatchObject({ failure: "ambiguous" })
    expect(await bexio.erp.findInvoice(document(), contactId)).toMatchObject({ number: "RE-00001", tag: null })

    lose("/2.0/kb_invoice/1/issue", kind)
    await expect(bexio.erp.issueInvoice("1")).rejects.toMatchObject({ failure: "ambiguous" })
    await bexio.erp.issueInvoice("1")
    expect(bexio.writes("/2.0/kb_invoice/1/issue")).toBe(1)
  })

  it("isn't found where it never happened", async () => {
    const contactId = await bexio.erp.createContact(party())
    lose("/2.0/kb_order", "drop")
    await expect(bexio.erp.createOrder(document(), contactId)).rejects.toMatchObject({ failure: "ambiguous" })
    expect(await bexio.erp.findOrder(document(), contactId)).toBeNull()
  })
})
