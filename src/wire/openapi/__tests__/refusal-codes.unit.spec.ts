import { expect, it } from "vitest"
import { refusalCodes } from "#platform/openapi/refusal-codes"
import { catalogues } from "#texts/texts"
import { apiDocument, calls } from ".."

const listed = Object.entries(refusalCodes())
const sentences = new Set(
  Object.entries(catalogues.de).flatMap(([area, texts]) =>
    Object.keys(texts).map((name) => `${area}.${name.replace(/_(one|other)$/, "")}`),
  ),
)

it("is named for calls that there are, in the alphabet's order", () => {
  const ids = listed.map(([id]) => id)
  expect(ids).toEqual(ids.toSorted())
  expect(ids.filter((id) => !calls.some((call) => call.id === id))).toEqual([])
})

it.each(listed)("of %s has a sentence each, and stands once, by status and alphabet", (_call, byStatus) => {
  for (const codes of Object.values(byStatus)) {
    expect(codes.filter((code) => !sentences.has(code))).toEqual([])
    expect(codes).toEqual([...new Set(codes)].toSorted())
  }
})

it("is told in the document to people and to programs", () => {
  const [id, byStatus] = listed[0]
  const [status, codes] = Object.entries(byStatus)[0]
  const operations = Object.values(apiDocument("https://shop.example.ch").paths).flatMap((path) => Object.values(path))
  const answer = operations.find(({ operationId }) => operationId === id)?.responses[status]
  expect(answer).toMatchObject({ "x-refusal-codes": codes, description: expect.stringContaining(`\`${codes[0]}\``) })
})
