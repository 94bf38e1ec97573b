import { get, post, tagged } from "#platform/openapi/call"
import { order, orderList } from "./order"
import { ownRents } from "./own-rents"
import {
  aboveLimitConflict,
  cancellationConflict,
  cancelRentalBody,
  extendRentalBody,
  extensionConflict,
  extensionOffer,
  newCustomerConflict,
} from "./rental-change"

export const orderCalls = tagged("order", [
  get("listOrders", "/orders/", "The customer's orders, and those of the company that he belongs to, newest first", {
    login: "required",
    answer: orderList,
  }),
  get(
    "getOwnRents",
    "/orders/rents/{id}/",
    "What the customer's rents of a product come to, without VAT: with extensions, without what was cancelled",
    { login: "required", answer: ownRents },
  ),
  get("getOrder", "/orders/{id}/", "One order that the customer sees", { login: "required", answer: order }),
  get("getOrderCalendar", "/orders/{id}/calendar.ics", "The order's rental periods for a calendar", {
    login: "required",
    answer: "text/calendar",
  }),
  get(
    "getCalibrationCertificate",
    "/orders/{id}/items/{item}/certificate-pdf",
    "Certificate of the calibration of the unit that the customer has",
    {
      login: "required",
      answer: "application/pdf",
    },
  ),
  post(
    "cancelRental",
    "/orders/{id}/items/{item}/cancel/",
    "Cancels a rental for the fee of today; 409 with the fee if another was confirmed",
    {
      login: "required",
      body: cancelRentalBody,
      answer: order,
      refusals: [400],
      conflicts: [cancellationConflict],
    },
  ),
  get(
    "getExtensionOffer",
    "/orders/{id}/items/{item}/extension/",
    "The later ends a rental can have now, with prices, and what ends them",
    {
      login: "required",
      answer: extensionOffer,
    },
  ),
  post(
    "extendRental",
    "/orders/{id}/items/{item}/extension/",
    "Lets a rental end later; 409 with what is possible if the unit is taken or another price was confirmed",
    {
      login: "required",
      body: extendRentalBody,
      answer: order,
      refusals: [400],
      conflicts: [extensionConflict, aboveLimitConflict, newCustomerConflict],
    },
  ),
])
