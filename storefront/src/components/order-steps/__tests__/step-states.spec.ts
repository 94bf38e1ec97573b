import { expect, it } from "vitest"
import { type OrderStep, stepStates } from "../step-states"

it.each<[string, OrderStep, boolean, string]>([
  ["a visitor in the cart", "cart", false, "now todo todo"],
  ["a customer in the cart", "cart", true, "now done todo"],
  ["a visitor on the way to the checkout", "logIn", false, "done now todo"],
  ["a customer at the checkout", "order", true, "done done now"],
])("the steps of %s", (_case, current, isSignedIn, expected) => {
  expect(
    stepStates(current, isSignedIn)
      .map(({ state }) => state)
      .join(" "),
  ).toBe(expected)
})
