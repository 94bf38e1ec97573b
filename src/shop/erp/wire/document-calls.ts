import { get, tagged } from "#platform/openapi/call"
import { invoiceList } from "./invoice"

export const documentCalls = tagged("document of the customer", [
  get("listInvoices", "/invoices/", "The customer's invoices, and those of his company's orders, newest first", {
    login: "required",
    answer: invoiceList,
  }),
  get("getInvoicePdf", "/invoice/{id}/pdf", "An invoice as PDF, a cancelled one too; 404 for a draft", {
    login: "required",
    answer: "application/pdf",
    refusals: [410, 503],
  }),
  get(
    "getConfirmationPdf",
    "/orders/{id}/confirmation-pdf",
    "The order's confirmation as PDF; 404 until the ERP has it",
    {
      login: "required",
      answer: "application/pdf",
      refusals: [410, 503],
    },
  ),
  get("getOrderInvoicePdf", "/orders/{id}/invoice-pdf", "The order's invoice as PDF; 404 until the ERP has issued it", {
    login: "required",
    answer: "application/pdf",
    refusals: [410, 503],
  }),
  get(
    "getProtocolPdf",
    "/orders/{id}/protocols/{protocol}/pdf",
    "What was found when a rented unit changed hands, as PDF; the order names its protocols",
    { login: "required", answer: "application/pdf" },
  ),
])
