import { invoiceList } from "../invoice"
import { tagged } from "./call"

export const documentCalls = tagged("document of the customer", [
  {
    method: "get",
    path: "/invoices/",
    summary: "The customer's invoices, newest first",
    login: "required",
    answer: invoiceList,
  },
])
