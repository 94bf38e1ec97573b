import { describe, expect, it } from "vitest"
import { document, party } from "../../__tests__/sample-document"
import { sandboxedProvider } from "./sandboxed-provider"

const bexio = sandboxedProvider()

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
