import { tagged } from "#platform/openapi/call"
import { invoiceList } from "./invoice"

export const documentCalls = tagged("document of the customer", [
  {
    method: "get",
    path: "/invoices/",
    summary: "The customer's invoices, and those of his company's orders, newest first",
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
])
