import { MedusaError } from "@medusajs/framework/utils"
import { expect, it } from "vitest"
import { stockRefusalOf } from "../stock-refusal-of"

const at = (place: string) =>
  Object.assign(new TypeError("Cannot read properties of undefined"), {
    stack: `TypeError: x\n    at GET (${place}:1:1)`,
  })
const { Types } = MedusaError

it.each([
  ["input that the database refuses", Object.assign(new Error("select 1 - no"), { code: "22P02" }), 400],
  [
    "a field that isn't there",
    Object.assign(new Error("Trying to query by not existing"), { name: "ValidationError" }),
    400,
  ],
  ["an argument that Medusa refuses", new MedusaError(Types.INVALID_ARGUMENT, "Too deep"), 400],
  ["words of the database", new MedusaError(Types.INVALID_DATA, "column o0.x does not exist"), 400],
  ["a login that the database stumbled over", new MedusaError(Types.UNAUTHORIZED, "select 1 from x - no"), 401],
  ["what Medusa's own route tripped over", at("/shop/node_modules/@medusajs/medusa/route.js"), 400],
  ["a module that the shop doesn't use", new Error(`Service with alias "rbac_role" was not found.`), 404],
  ["a provider that isn't there", new Error("\nUnable to retrieve the fulfillment provider with id: 0"), 404],
  ["a form whose parts can't be told apart", new Error("Multipart: Boundary not found"), 400],
  ["an error of Express", Object.assign(new URIError("Failed to decode param"), { statusCode: 400 }), 400],
  ["a slip of the shop's", at("/shop/src/api/admin/route.ts"), undefined],
  ["another library's", at("/shop/node_modules/pg/lib/client.js"), undefined],
  ["what Medusa words well", new MedusaError(Types.INVALID_DATA, "Field 'email' is required"), undefined],
  ["what Medusa doesn't find", new MedusaError(Types.NOT_FOUND, "Order was not found"), undefined],
])("%s", (_case, error, status) => {
  const refusal = stockRefusalOf(error)
  expect(refusal?.status).toBe(status)
  expect(JSON.stringify(refusal ?? "")).not.toMatch(/select|column|undefined|rbac/)
})
