import { get, tagged } from "#platform/openapi/call"
import { discountList } from "./discounts"

export const discountCalls = tagged("account", [
  get("listDiscounts", "/discounts/", "The customer's discounts that are valid today; none for anybody else", {
    login: "optional",
    answer: discountList,
  }),
])
