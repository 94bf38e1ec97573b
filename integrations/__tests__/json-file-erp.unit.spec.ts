import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import type { ErpMeans } from "#shop/erp/data/provider"
import { describeErpProvider } from "./describe-erp-provider"
import { booksIn } from "./json-file-erp/books"
import { jsonFile } from "./json-file-erp/erp"
import { jsonFileProvider } from "./json-file-erp/provider"

let folder: string
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "json-file-erp-"))
})
afterAll(() => fs.rmSync(folder, { recursive: true }))

describeErpProvider("a file", async () => {
  const file = path.join(folder, "books.json")
  fs.rmSync(file, { force: true })
  return {
    provider: jsonFileProvider(file),
    pay: async (number, amount) =>
      booksIn(file).change(({ invoices }) => {
        for (const invoice of invoices) if (invoice.number === number) invoice.received += amount
      }),
  }
})

it("is connected by its variable alone", async () => {
  const means = {} as ErpMeans
  expect(jsonFile.connect({})).toBeNull()
  const connection = jsonFile.connect({ JSON_FILE_ERP_PATH: path.join(folder, "other.json") })?.(means)
  await expect(connection?.provider.ping()).resolves.toBeUndefined()
})

it.each([
  ["nothing, where it isn't chosen", {}, false, []],
  ["its file, where the shop can't do without", {}, true, ["JSON_FILE_ERP_PATH"]],
  ["what is wrong, chosen or not", { JSON_FILE_ERP_PATH: "books.xml" }, false, ["JSON_FILE_ERP_PATH"]],
])("complains of %s", (_case, source, isChosen, variables) => {
  expect(jsonFile.complaints(source, isChosen).map(({ variable }) => variable)).toEqual(variables)
})
