import { describe, expect, it } from "vitest"
import { QUOTE_STATUS } from "../../schemas"
import { type Books, equals, SUMS } from "./account"

export const quotesContract = (books: () => Books) =>
  describe("quotes", () => {
    const newQuote = async () => ({ ...(await books().newOrder()), is_valid_until: "2099-12-04" })

    it("come to the same total, and are found by their title", async () => {
      const quote = await books().client.createQuote(await newQuote())
      expect(quote).toMatchObject({ kb_item_status_id: QUOTE_STATUS.draft, is_valid_until: "2099-12-04" })
      expect(Number(quote.total)).toBe(SUMS.total)
      const rows = await books().client.searchQuotes([equals("title", quote.title ?? "")])
      expect(rows.map(({ id, api_reference }) => [id, api_reference])).toEqual([[quote.id, quote.api_reference]])
    })

    it("are issued, and have a PDF", async () => {
      const { id } = await books().client.createQuote(await newQuote())
      await books().client.issueQuote(id)
      expect((await books().client.quote(id)).kb_item_status_id).toBe(QUOTE_STATUS.pending)
      expect(
        Buffer.from((await books().client.quotePdf(id)).content, "base64")
          .subarray(0, 5)
          .toString(),
      ).toBe("%PDF-")
    })
  })
