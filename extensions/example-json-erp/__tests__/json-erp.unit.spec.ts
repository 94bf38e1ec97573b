import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import type { ErpMeans } from "#extension"
import { describeErpProvider } from "#extension/testing"
import { booksIn } from "../books"
import extension from "../extension"
import { jsonFileProvider } from "../provider"

const erp = extension.erp!

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
  expect(erp.connect({})).toBeNull()
  const connection = erp.connect({ JSON_ERP_FILE: path.join(folder, "other.json") })?.(means)
  await expect(connection?.provider.ping()).resolves.toBeUndefined()
})

it.each([
  ["nothing, where it isn't chosen", {}, undefined, []],
  ["its file, where the shop can't do without", {}, "when it is chosen", ["JSON_ERP_FILE"]],
  ["what is wrong, chosen or not", { JSON_ERP_FILE: "books.xml" }, undefined, ["JSON_ERP_FILE"]],
])("complains of %s", (_case, source, required, variables) => {
  expect(erp.complaints(source, required).map(({ variable }) => variable)).toEqual(variables)
})
