import { describe, expect, it } from "vitest"
import { isPriced, type NewOrder, type NewPosition, ORDER_STATUS } from "../../schemas"
import { type Books, equals, SUMS } from "./account"

const sums = ({ total_net, total_taxes, total }: Record<keyof typeof SUMS, string>) => ({
  total_net: Number(total_net),
  total_taxes: Number(total_taxes),
  total: Number(total),
})

/** The last position of an order, changed. */
const changed = (order: NewOrder, change: Record<string, unknown>) => ({
  ...order,
  positions: order.positions.map((each, index) =>
    index === order.positions.length - 1 ? { ...each, ...change } : each,
  ),
})

export const ordersContract = (books: () => Books) =>
  describe("orders", () => {
    const withLast = async (change: Partial<NewPosition>) => changed(await books().newOrder(), change) as NewOrder

    it("add VAT to net prices and round what is to be paid to five Rappen", async () => {
      const order = await books().order()
      expect(order).toMatchObject({ kb_item_status_id: ORDER_STATUS.pending, mwst_type: 0, mwst_is_net: true })
      expect(sums(order)).toEqual(SUMS)
      expect(Number(order.total_gross)).toBe(SUMS.total_net)
    })

    it.each([
      ["8.58 of 9.27498 down, though its VAT in four decimals would lift it", "8.58", 9.25],
      ["25.00 of 27.025 up", "25.00", 27.05],
      ["0.01 of 0.01081 to nothing", "0.01", 0],
    ])("round the exact sum: %s", async (_case, unit_price, total) => {
      const order = await books().newOrder()
      const [priced] = order.positions.filter(({ type }) => type === "KbPositionCustom")
      const one = { ...priced, amount: "1", unit_price } as NewPosition
      expect(Number((await books().client.createOrder({ ...order, positions: [one] })).total)).toBe(total)
    })

    it("have no VAT in mode 1, whatever their positions say", async () => {
      expect(sums(await books().order({ mwst_type: 1 }))).toEqual({ total_net: 1029, total_taxes: 0, total: 1029 })
    })

    it("answer decimals as text, longer when they are read again", async () => {
      const { id } = await books().order()
      const [rent] = (await books().client.order(id)).positions.filter(isPriced)
      expect(rent).toMatchObject({ amount: "3.000000", unit_name: "Tag", unit_price: "290.000000", tax_value: "8.10" })
    })

    it("keep positions' HTML and both addresses", async () => {
      const delivery = { delivery_address_type: 1, delivery_address_manual: "Baustelle\nFeldweg" } as const
      const { id } = await books().order({ contact_address_manual: "Muster AG\nWeg 1", ...delivery })
      const order = await books().client.order(id)
      expect(order).toMatchObject({ contact_address: "Muster AG\nWeg 1", delivery_address: "Baustelle\nFeldweg" })
      expect(order.positions.find(isPriced)?.text).toMatch(/^<strong>RTC 360<\/strong><br ?\/?>Miete$/)
    })

    it("are found by their whole title, without positions, with what the shop calls them", async () => {
      const { id, title, contact_id, api_reference } = await books().order()
      const search = [equals("title", title ?? ""), equals("contact_id", contact_id)]
      expect(await books().client.searchOrders(search)).toEqual([expect.objectContaining({ id, api_reference })])
      const { answer } = await books().raw("POST", "/2.0/kb_order/search", search)
      expect((answer as object[])[0]).not.toHaveProperty("positions")
      expect(await books().client.searchOrders([equals("title", (title ?? "").slice(0, -1))])).toEqual([])
    })

    it("can't be searched by what the shop calls them", async () => {
      const { status } = await books().raw("POST", "/2.0/kb_order/search", [equals("api_reference", "probe")])
      expect(status).toBe(400)
    })

    it.each([
      ["a position's own sum", { position_total: "39.00" }],
      ["a unit's name", { unit_name: "Stk" }],
      ["more than six decimals", { unit_price: "39.0000001" }],
      ["a unit that doesn't exist", { unit_id: 999_999_999 }],
      ["a tax that doesn't exist", { tax_id: 999_999_999 }],
      ["an account that doesn't exist", { account_id: 999_999_999 }],
    ])("are refused with %s", async (_case, change) => {
      const { status } = await books().raw("POST", "/2.0/kb_order", changed(await books().newOrder(), change))
      expect(status).toBe(422)
    })

    it("are refused for nobody", async () => {
      const { status } = await books().raw("POST", "/2.0/kb_order", await books().newOrder({ contact_id: 999_999_999 }))
      expect(status).toBe(422)
    })

    it("may name a customer's reference with signs", async () => {
      const order = await withLast({ text: "&lt;b&gt;A &amp; B&lt;/b&gt;" })
      const { positions } = await books().client.createOrder(order)
      expect(positions.at(-1)?.text).toBe("&lt;b&gt;A &amp; B&lt;/b&gt;")
    })

    it("have a PDF", async () => {
      const { mime, content } = await books().client.orderPdf((await books().order()).id)
      expect([mime, Buffer.from(content, "base64").subarray(0, 5).toString()]).toEqual(["application/pdf", "%PDF-"])
    })
  })
