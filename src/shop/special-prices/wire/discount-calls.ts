import { tagged } from "#platform/openapi/call"
import { discountList } from "./discounts"

export const discountCalls = tagged("account", [
  {
    method: "get",
    path: "/discounts/",
    summary: "The customer's discounts that are valid today; none for anybody else",
    login: "optional",
    answer: discountList,
  },
])
