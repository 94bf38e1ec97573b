import { describe, expect, it } from "vitest"
import { recordedCalls } from "#platform/openapi/examples"
import { bodyFault } from "#tests/harness/contract"
import { apiDocument } from ".."

const examples = recordedCalls()
const JSON_BODY = ["content", "application/json", "schema"]
const document = apiDocument("https://shop.example.ch")
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ ...operation, place: ["paths", path, method] })),
)
const recorded = operations.flatMap((operation) => {
  const example = examples[operation.operationId]
  return example ? [{ ...operation, example }] : []
})

it("shows each call that takes or answers JSON as it was made", () => {
  const spoken = operations.filter(
    ({ operationId, requestBody, responses }) =>
      operationId !== "getOpenApiDocument" &&
      (requestBody || Object.values(responses).some((one) => "content" in one && one.content?.["application/json"])),
  )
  expect(recorded.map(({ operationId }) => operationId).toSorted()).toEqual(Object.keys(examples).toSorted())
  expect(spoken.filter(({ operationId }) => !(operationId in examples)).map(({ operationId }) => operationId)).toEqual(
    [],
  )
})

describe.each(recorded)("$operationId", ({ place, parameters = [], requestBody, responses, example }) => {
  it("is shown with input that it takes", () => {
    const named = parameters.map(({ name }) => name)
    expect(Object.keys({ ...example.params, ...example.query }).filter((name) => !named.includes(name))).toEqual([])
    if (!requestBody) return
    expect(bodyFault([...place, "requestBody", ...JSON_BODY], example.body, { isOpen: true })).toBeUndefined()
  })

  it("is shown with answers that it gives", () => {
    for (const [status, body] of Object.entries(example.answers)) {
      expect(responses).toHaveProperty(status)
      expect(bodyFault([...place, "responses", status, ...JSON_BODY], body), status).toBeUndefined()
    }
  })
})

it("holds no secret and nothing that changes from run to run", () => {
  const text = JSON.stringify(examples)
  expect(text).not.toMatch(/\d{4}-\d\d-\d\dT(?!09:00:00\.000Z)/)
  const ids = [...text.matchAll(/\b[a-z]+_[0-9A-HJKMNP-TV-Z]{26}\b/g)].map(([id]) => id)
  expect(ids.filter((id) => !/_01K0{19}\d{4}$/.test(id))).toEqual([])
})
