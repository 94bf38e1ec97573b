import { tagged } from "#platform/openapi/call"
import { quote, quoteList, redeemAnswer } from "#shop/quotes/wire/quote"
import { invoiceList } from "./invoice"

export const documentCalls = tagged("document of the customer", [
  {
    method: "get",
    path: "/invoices/",
    summary: "The customer's invoices, newest first",
    login: "required",
    answer: invoiceList,
  },
  {
    method: "get",
    path: "/invoice/{id}/pdf",
    summary: "An invoice as PDF, a cancelled one too; 404 for a draft",
    login: "required",
    answer: "application/pdf",
    refusals: [503],
  },
  {
    method: "get",
    path: "/orders/{id}/confirmation-pdf",
    summary: "The order's confirmation as PDF; 404 until the ERP has it",
    login: "required",
    answer: "application/pdf",
    refusals: [503],
  },
  {
    method: "get",
    path: "/orders/{id}/invoice-pdf",
    summary: "The order's invoice as PDF; 404 until the ERP has issued it",
    login: "required",
    answer: "application/pdf",
    refusals: [503],
  },
  {
    method: "get",
    path: "/orders/{id}/protocols/{protocol}/pdf",
    summary: "What was found when a rented unit changed hands, as PDF; the order names its protocols",
    login: "required",
    answer: "application/pdf",
  },
  {
    method: "post",
    path: "/cart/{cart}/quote/",
    summary: "Quotes the cart for 14 days, once however often it is asked for on a day",
    login: "required",
    answer: quote,
    refusals: [400, 409, 429],
  },
  {
    method: "get",
    path: "/quotes/",
    summary: "The customer's quotes, newest first",
    login: "required",
    answer: quoteList,
  },
  {
    method: "get",
    path: "/quotes/{id}/pdf",
    summary: "A quote as PDF; 404 until the ERP has it",
    login: "required",
    answer: "application/pdf",
    refusals: [503],
  },
  {
    method: "post",
    path: "/quotes/{id}/redeem/",
    summary: "Puts the quote's lines at their quoted prices into a cart of the customer's",
    login: "required",
    answer: redeemAnswer,
    refusals: [409],
  },
])
