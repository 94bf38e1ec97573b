import { describe, expect, it } from "vitest"
import { sandboxOfTheFile } from "./sandbox-of-the-file"

const books = sandboxOfTheFile()
const { call, contact, order, issued, invoice } = books

const BROWSER = { accept: "text/html,application/xhtml+xml" }
const visit = (path: string, method = "GET") =>
  fetch(`${books.sandbox.baseUrl}/__sandbox/${path}`, { method, headers: BROWSER, redirect: "manual" })

describe("the page of the books", () => {
  it("lists what there is, markup as text", async () => {
    await contact()
    await order({ title: "Webshop <b>W-1</b>", contact_address_manual: 'Holz & "Bau"\n9000 St. Gallen' })
    const answer = await visit("")
    const page = await answer.text()
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'")
    for (const words of [
      "AU-00001",
      "Webshop &lt;b&gt;W-1&lt;/b&gt;",
      "Holz &amp; &quot;Bau&quot;",
      "1’897.15",
      "Offen",
    ]) {
      expect(page).toContain(words)
    }
    expect(page).not.toContain("Bezahlen")
  })

  it("pays an issued invoice by a button and comes back", async () => {
    const { id, document_nr } = await issued()
    await invoice()
    expect((await (await visit("")).text()).split("<button")).toHaveLength(2)
    const paid = await visit(`pay/${document_nr}`, "POST")
    expect([paid.status, paid.headers.get("location")]).toEqual([303, "../"])
    expect((await call(`GET /2.0/kb_invoice/${id}`)).body.kb_item_status_id).toBe(9)
    const page = await (await visit("")).text()
    expect(page).toContain("Bezahlt")
    expect(page).not.toContain("<button")
  })

  it("opens documents", async () => {
    const { id } = await order()
    const answer = await visit(`pdf/kb_order/${id}`)
    expect(answer.headers.get("content-type")).toBe("application/pdf")
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-")
    expect((await visit("pdf/kb_order/9")).status).toBe(404)
  })
})
