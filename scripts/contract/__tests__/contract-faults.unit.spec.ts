import { describe, expect, it } from "vitest"
import { contractFaults } from "../contract-faults.mjs"

const text = { type: "string" }
const json = (schema: object) => ({ "application/json": { schema } })
const object = (properties: object, required = Object.keys(properties)) => ({ type: "object", properties, required })
const nullable = (schema: object) => ({ anyOf: [schema, { type: "null" }] })

const orders = {
  operationId: "listOrders",
  parameters: [{ name: "from", in: "query", required: false, schema: { type: "string", enum: ["today", "ever"] } }],
  requestBody: {
    required: true,
    content: json(object({ note: text, size: { type: "integer", maximum: 9 } }, ["note"])),
  },
  responses: {
    200: {
      headers: { "X-Total-Count": {} },
      content: json({ type: "array", items: { $ref: "#/components/schemas/Order" } }),
    },
    409: { content: json(object({ code: { type: "string", enum: ["late"] } })) },
    503: { $ref: "#/components/responses/Busy" },
  },
}
/** An order has parts, which are orders. */
const Order = object({
  id: text,
  state: { type: "string", enum: ["open"] },
  parts: { type: "array", items: { $ref: "#/components/schemas/Order" } },
  due: nullable(text),
})

// biome-ignore lint/suspicious/noExplicitAny: a document is changed at any of its places.
type Anything = any
const documentOf = (change: (document: Anything) => void = () => undefined): Anything => {
  const components = { schemas: { Order }, responses: { Busy: { content: json(object({ why: text })) } } }
  const document = structuredClone({ paths: { "/orders": { get: orders } }, components })
  change(document)
  return document
}
const call = (document: Anything) => document.paths["/orders"].get
const order = (document: Anything) => document.components.schemas.Order
const sent = (document: Anything) => call(document).requestBody.content["application/json"].schema
const faults = (change: (document: Anything) => void, before = documentOf()) =>
  contractFaults(before, documentOf(change), "2027-01-01")

describe("a program that was written for the API as it was trips over", () => {
  it.each<[string, (document: Anything) => void, string]>([
    [
      "a call that is gone",
      (d) => {
        delete d.paths["/orders"]
      },
      "GET /orders is gone",
    ],
    [
      "a call of another name",
      (d) => {
        call(d).operationId = "orders"
      },
      "GET /orders is called orders, not listOrders",
    ],
    [
      "a login that wasn't needed",
      (d) => {
        call(d).security = [{ token: [] }]
      },
      "GET /orders needs a login",
    ],
    [
      "a parameter that is gone",
      (d) => {
        call(d).parameters = []
      },
      "GET /orders: query parameter from is gone",
    ],
    [
      "a parameter that has to be given",
      (d) => {
        call(d).parameters[0].required = true
      },
      "GET /orders: query parameter from has to be given",
    ],
    [
      "a new parameter that has to be given",
      (d) => {
        call(d).parameters.push({ name: "to", in: "query", required: true, schema: text })
      },
      "GET /orders: query parameter to has to be given",
    ],
    [
      "a value that isn't taken any more",
      (d) => {
        call(d).parameters[0].schema.enum = ["today"]
      },
      "GET /orders: query parameter from no longer takes ever",
    ],
    [
      "a new field that has to be sent",
      (d) => {
        Object.assign(sent(d), object({ ...sent(d).properties, why: text }, ["note", "why"]))
      },
      "GET /orders: body.why has to be given",
    ],
    [
      "a field that has to be sent now",
      (d) => {
        sent(d).required = ["note", "size"]
      },
      "GET /orders: body.size has to be given",
    ],
    [
      "a field of a body that is gone",
      (d) => {
        delete sent(d).properties.size
      },
      "GET /orders: body.size is gone",
    ],
    [
      "a lower limit",
      (d) => {
        sent(d).properties.size.maximum = 5
      },
      "GET /orders: body.size has another maximum: 5",
    ],
    [
      "a form that wasn't asked for",
      (d) => {
        sent(d).properties.note.pattern = "^a"
      },
      "GET /orders: body.note has another pattern: ^a",
    ],
    [
      "another type to send",
      (d) => {
        sent(d).properties.note = { type: "number" }
      },
      "GET /orders: body.note no longer takes a string",
    ],
    [
      "a field of an answer that is gone",
      (d) => {
        delete order(d).properties.id
      },
      "GET /orders: 200[].id is gone",
    ],
    [
      "a field that may be missing",
      (d) => {
        order(d).required = ["id", "state", "parts"]
      },
      "GET /orders: 200[].due may be missing",
    ],
    [
      "a field that may be nothing",
      (d) => {
        order(d).properties.id = nullable(text)
      },
      "GET /orders: 200[].id may be null",
    ],
    [
      "another type to read",
      (d) => {
        order(d).properties.id = { type: "number" }
      },
      "GET /orders: 200[].id may be a number",
    ],
    [
      "a list of values that became any text",
      (d) => {
        order(d).properties.state = text
      },
      "GET /orders: 200[].state may be any string",
    ],
    [
      "a status that is gone",
      (d) => {
        delete call(d).responses[409]
      },
      "GET /orders: 409 is gone",
    ],
    [
      "another way to succeed",
      (d) => {
        call(d).responses[202] = { content: json(text) }
      },
      "GET /orders: 202 is a success that there wasn't",
    ],
    [
      "a header that is gone",
      (d) => {
        call(d).responses[200].headers = {}
      },
      "GET /orders: 200 has no X-Total-Count",
    ],
    [
      "a form of the answer that is gone",
      (d) => {
        call(d).responses[200].content = { "text/csv": { schema: text } }
      },
      "GET /orders: 200 as application/json is gone",
    ],
    [
      "a refusal that lost a field",
      (d) => {
        d.components.responses.Busy.content = json(object({}))
      },
      "GET /orders: 503.why is gone",
    ],
  ])("%s", (_case, change, fault) => expect(faults(change)).toEqual([fault]))
})

describe("a program that was written for the API as it was gets along with", () => {
  it.each<[string, (document: Anything) => void]>([
    ["nothing new", () => undefined],
    [
      "another call",
      (d) => {
        d.paths["/carts"] = { get: orders }
      },
    ],
    [
      "another field of an answer",
      (d) => {
        Object.assign(order(d), object({ ...order(d).properties, more: text }))
      },
    ],
    [
      "another value in an answer",
      (d) => {
        order(d).properties.state.enum.push("closed")
      },
    ],
    [
      "a field that is never nothing any more",
      (d) => {
        order(d).properties.due = text
      },
    ],
    [
      "another optional field to send",
      (d) => {
        sent(d).properties.more = text
      },
    ],
    [
      "a value more that is taken",
      (d) => {
        call(d).parameters[0].schema.enum.push("week")
      },
    ],
    [
      "a higher limit",
      (d) => {
        sent(d).properties.size.maximum = 20
      },
    ],
    [
      "nothing as well as a text to send",
      (d) => {
        sent(d).properties.note = nullable(text)
      },
    ],
    [
      "an optional parameter",
      (d) => {
        call(d).parameters.push({ name: "to", in: "query", required: false, schema: text })
      },
    ],
    [
      "another refusal",
      (d) => {
        call(d).responses[410] = { content: json(text) }
      },
    ],
    [
      "a component of another name",
      (d) => {
        d.components.schemas.Bought = {
          ...order(d),
          properties: {
            ...order(d).properties,
            parts: { type: "array", items: { $ref: "#/components/schemas/Bought" } },
          },
        }
        call(d).responses[200].content = json({ type: "array", items: { $ref: "#/components/schemas/Bought" } })
      },
    ],
  ])("%s", (_case, change) => expect(faults(change)).toEqual([]))
})

describe("what was marked as deprecated", () => {
  const marked = (sunset: string) =>
    documentOf((d) => {
      Object.assign(call(d), { deprecated: true, "x-sunset": sunset })
    })
  const gone = (d: Anything) => {
    delete d.paths["/orders"]
  }
  it("may be gone from its day on", () => expect(faults(gone, marked("2027-01-01"))).toEqual([]))
  it("may not be gone before", () => expect(faults(gone, marked("2027-01-02"))).toEqual(["GET /orders is gone"]))
  it("counts for a field too", () => {
    const before = documentOf((d) => {
      Object.assign(order(d).properties.due, { deprecated: true, "x-sunset": "2026-12-31" })
    })
    expect(
      faults((d) => {
        delete order(d).properties.due
      }, before),
    ).toEqual([])
  })
})
