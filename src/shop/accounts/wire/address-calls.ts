import * as z from "zod/mini"
import { del, get, post, put, tagged } from "#platform/openapi/call"
import { address, addressBody } from "./address"

export const addressCalls = tagged("addresses", [
  get("listAddresses", "/addresses/", "The customer's saved addresses, defaults first, then the newest", {
    login: "required",
    answer: z.array(address),
  }),
  post("addAddress", "/addresses/", "Saves an address; a new default takes the place of the old one", {
    login: "required",
    body: addressBody,
    answer: address,
    status: 201,
    refusals: [400],
  }),
  get("getAddress", "/addresses/{id}/", "One address", { login: "required", answer: address }),
  put("replaceAddress", "/addresses/{id}/", "Replaces an address", {
    login: "required",
    body: addressBody,
    answer: address,
    refusals: [400],
  }),
  del("deleteAddress", "/addresses/{id}/", "Deletes an address", { login: "required", refusals: [400] }),
])
