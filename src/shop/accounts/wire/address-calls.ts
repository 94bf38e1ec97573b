import * as z from "zod/mini"
import { tagged } from "#platform/openapi/call"
import { address, addressBody } from "./address"

export const addressCalls = tagged("addresses", [
  {
    method: "get",
    path: "/addresses/",
    summary: "The customer's saved addresses, defaults first, then the newest",
    login: "required",
    answer: z.array(address),
  },
  {
    method: "post",
    path: "/addresses/",
    summary: "Saves an address; a new default takes the place of the old one",
    login: "required",
    body: addressBody,
    answer: address,
    status: 201,
    refusals: [400, 413],
  },
  { method: "get", path: "/addresses/{id}/", summary: "One address", login: "required", answer: address },
  {
    method: "put",
    path: "/addresses/{id}/",
    summary: "Replaces an address",
    login: "required",
    body: addressBody,
    answer: address,
    refusals: [400, 413],
  },
  { method: "delete", path: "/addresses/{id}/", summary: "Deletes an address", login: "required" },
])
