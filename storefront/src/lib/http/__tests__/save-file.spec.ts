import { afterEach, describe, expect, it, vi } from "vitest"
import { savedFiles } from "@/test/saved-files"
import { stubApi } from "@/test/stub-api"
import { ApiError } from "../api-error"
import { downloadPdf } from "../save-file"

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe("a downloaded document", () => {
  it.each([
    ["its plain name", 'attachment; filename="Rechnung_RE-00021.pdf"', "Rechnung_RE-00021.pdf"],
    ["a name without quotes", "attachment; filename=a.pdf", "a.pdf"],
    [
      "the name with umlauts before the plain one",
      "attachment; filename=\"Auftragsbest?tigung.pdf\"; filename*=UTF-8''Auftragsbest%C3%A4tigung.pdf",
      "Auftragsbestätigung.pdf",
    ],
    ["the given name where the server has none", "attachment", "invoice.pdf"],
  ])("is saved under %s", async (_what, disposition, name) => {
    const saved = savedFiles()
    stubApi({ "GET /invoice/21/pdf": { text: "%PDF-", headers: { "content-disposition": disposition } } })
    await downloadPdf("/invoice/21/pdf", "invoice.pdf")
    expect(saved.names).toEqual([name])
  })

  it("is freed again once the browser has it", async () => {
    vi.useFakeTimers()
    const { revoked } = savedFiles()
    stubApi({ "GET /invoice/21/pdf": { text: "%PDF-" } })
    await downloadPdf("/invoice/21/pdf", "invoice.pdf")
    expect(revoked).not.toHaveBeenCalled()
    vi.runAllTimers()
    expect(revoked).toHaveBeenCalledWith("blob:file")
  })

  it("is not saved when it is refused", async () => {
    const saved = savedFiles()
    stubApi({ "GET /invoice/21/pdf": { status: 503 } })
    await expect(downloadPdf("/invoice/21/pdf", "invoice.pdf")).rejects.toThrow(ApiError)
    expect(saved.names).toEqual([])
  })
})
