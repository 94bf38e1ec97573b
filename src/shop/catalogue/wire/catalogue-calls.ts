import * as z from "zod/mini"
import { get, post, tagged } from "#platform/openapi/call"
import { bookings, bookingsQuery, deliveryType } from "#shop/rental/wire/rental"
import { KIND_WORDS } from "../rules/kind-words"
import { GOODS_KINDS, PAGE_KINDS } from "../rules/named-kinds"
import type { PageKind } from "../rules/product-kinds"
import {
  addon,
  alternatives,
  alternativesQuery,
  productDetail,
  productList,
  rentalList,
  rentalListQuery,
  rentalPurpose,
} from "./product"
import { listQuery, searchBody, searchHit } from "./search"

/** A kind as part of a name: "SoftwareService". */
const named = (kind: string) => kind.replace(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase())

const list = (id: string, path: string, summary: string) =>
  get(id, path, summary, { query: listQuery, answer: productList, refusals: [400] })
const detail = (kind: PageKind) =>
  get(`get${named(kind)}Product`, `/products/${kind}/{slug}/`, KIND_WORDS[kind].inApi.one, { answer: productDetail })

/** Rentals have a group of their own, and a list that knows of days. */
const SOLD_KINDS = PAGE_KINDS.filter((kind) => kind !== "rental")

export const catalogueCalls = [
  ...tagged("rental", [
    get(
      "listRentalProducts",
      "/products/rental/",
      "Rental products, of one purpose if asked for; with `from` and `to` whether and at what price each is free",
      {
        login: "optional",
        query: z.extend(rentalListQuery, listQuery.shape),
        answer: rentalList,
        refusals: [400, 404],
      },
    ),
    detail("rental"),
    get("listRentalPurposes", "/products/rental-purposes/", "Purposes to filter by", {
      answer: z.array(rentalPurpose),
    }),
    get("listDeliveryTypes", "/products/deliverytypes/", "Ways of delivery", { answer: z.array(deliveryType) }),
    get(
      "getBookings",
      "/products/bookings/{id}/",
      "Booked days of a rental product from today to the horizon; the asking customer's holds don't count",
      { login: "optional", query: bookingsQuery, answer: bookings, refusals: [400] },
    ),
    get(
      "getAlternatives",
      "/products/alternatives/{id}/",
      "What there is instead of a period of a rental product: the next ones, and other devices that are free",
      { login: "optional", query: alternativesQuery, answer: alternatives, refusals: [400] },
    ),
  ]),
  ...tagged("catalogue", [
    ...SOLD_KINDS.flatMap((kind) => [
      list(`list${named(kind)}Products`, `/products/${kind}/`, KIND_WORDS[kind].inApi.many),
      detail(kind),
    ]),
    ...GOODS_KINDS.map((kind) =>
      list(
        `list${named(kind)}ProductsOfDevice`,
        `/products/search/${kind}/{filter}/`,
        `${KIND_WORDS[kind].inApi.many} of one device, or \`all\``,
      ),
    ),
    post(
      "searchProducts",
      "/products/search/",
      "Products of all kinds that the words mean, the best first, 60 unless `limit` says otherwise",
      { query: listQuery, body: searchBody, answer: z.array(searchHit), refusals: [400] },
    ),
    get("listTrainingOffers", "/products/education/", "Training offers, whole: they have no pages of their own", {
      query: listQuery,
      refusals: [400],
      answer: z.array(productDetail),
    }),
    get("listAddons", "/products/addon/", "Add-ons recommended in the cart", {
      query: listQuery,
      answer: z.array(addon),
      refusals: [400],
    }),
  ]),
]
