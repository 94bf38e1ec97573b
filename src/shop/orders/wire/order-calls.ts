import { tagged } from "#platform/openapi/call"
import { order, orderList } from "./order"
import { ownRents } from "./own-rents"
import { cancelRentalBody, extendRentalBody, extensionOffer } from "./rental-change"

export const orderCalls = tagged("order", [
  {
    method: "get",
    path: "/orders/",
    summary: "The customer's orders, and those of the company that he belongs to, newest first",
    login: "required",
    answer: orderList,
  },
  {
    method: "get",
    path: "/orders/rents/{id}/",
    summary: "What the customer's rents of a product come to, without VAT: with extensions, without what was cancelled",
    login: "required",
    answer: ownRents,
  },
  {
    method: "get",
    path: "/orders/{id}/",
    summary: "One order that the customer sees",
    login: "required",
    answer: order,
  },
  {
    method: "get",
    path: "/orders/{id}/calendar.ics",
    summary: "The order's rental periods for a calendar",
    login: "required",
    answer: "text/calendar",
  },
  {
    method: "get",
    path: "/orders/{id}/items/{item}/certificate-pdf",
    summary: "Certificate of the calibration of the unit that the customer has",
    login: "required",
    answer: "application/pdf",
  },
  {
    method: "post",
    path: "/orders/{id}/items/{item}/cancel/",
    summary: "Cancels a rental for the fee of today; 409 with the fee if another was confirmed",
    login: "required",
    body: cancelRentalBody,
    answer: order,
    refusals: [400, 409, 413],
  },
  {
    method: "get",
    path: "/orders/{id}/items/{item}/extension/",
    summary: "The later ends a rental can have now, with prices, and what ends them",
    login: "required",
    answer: extensionOffer,
  },
  {
    method: "post",
    path: "/orders/{id}/items/{item}/extension/",
    summary: "Lets a rental end later; 409 with what is possible if the unit is taken or another price was confirmed",
    login: "required",
    body: extendRentalBody,
    answer: order,
    refusals: [400, 409, 413],
  },
])
