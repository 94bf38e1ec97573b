import * as z from "zod/mini"
import { type Call, tagged } from "#platform/openapi/call"
import { bookings, bookingsQuery, deliveryType } from "#shop/rental/wire/rental"
import { addon, contentBlock, productDetail, productList, rentalList, rentalListQuery, rentalPurpose } from "./product"
import { listQuery, searchBody, searchHit } from "./search"

const list = (path: string, summary: string) =>
  ({ method: "get", path, summary, query: listQuery, answer: productList, refusals: [400] }) satisfies Partial<Call>
const detail = (path: string, summary: string) => ({ method: "get", path, summary, answer: productDetail }) as const

export const catalogueCalls = [
  ...tagged("rental", [
    {
      method: "get",
      path: "/products/rental/",
      summary:
        "Rental products, of one purpose if asked for; with `from` and `to` whether and at what price each is free",
      login: "optional",
      query: z.extend(rentalListQuery, listQuery.shape),
      answer: rentalList,
      refusals: [400],
    },
    detail("/products/rental/{slug}/", "One rental product; its price is the price of a day"),
    {
      method: "get",
      path: "/products/rental-purposes/",
      summary: "Purposes to filter by",
      answer: z.array(rentalPurpose),
    },
    { method: "get", path: "/products/deliverytypes/", summary: "Ways of delivery", answer: z.array(deliveryType) },
    {
      method: "get",
      path: "/products/bookings/{id}/",
      summary: "Booked days of a rental product from today to the horizon; the asking customer's holds don't count",
      login: "optional",
      query: bookingsQuery,
      answer: bookings,
      refusals: [400],
    },
  ]),
  ...tagged("catalogue", [
    list("/products/purchase/", "Products for sale"),
    detail("/products/purchase/{slug}/", "One product for sale with its packages"),
    list("/products/accessory/", "Accessories"),
    detail("/products/accessory/{slug}/", "One accessory"),
    list("/products/search/accessory/{filter}/", "Accessories of one device, or `all`"),
    list("/products/software-service/", "Software and services"),
    detail("/products/software-service/{slug}/", "One software or service with its plugins"),
    list("/products/search/software-service/{filter}/", "Software and services of one device, or `all`"),
    {
      method: "post",
      path: "/products/search/",
      summary: "Products of all kinds that the words mean, the best first, 60 unless `limit` says otherwise",
      query: listQuery,
      body: searchBody,
      answer: z.array(searchHit),
      refusals: [400],
    },
    {
      method: "get",
      path: "/products/education/",
      summary: "Training offers, whole: they have no pages of their own",
      query: listQuery,
      refusals: [400],
      answer: z.array(productDetail),
    },
    {
      method: "get",
      path: "/products/addon/",
      summary: "Add-ons recommended in the cart",
      query: listQuery,
      answer: z.array(addon),
      refusals: [400],
    },
    { method: "get", path: "/content/{key}/", summary: "A text of the pages", answer: contentBlock },
    {
      method: "get",
      path: "/content/agb/versions/{version}/",
      summary: "The terms as they stood under a version that orders name",
      answer: contentBlock,
    },
  ]),
]
