import { describe, expect, it } from "vitest"
import { passwordStrength } from "#shop/accounts/rules/password-strength"
import type { LineCategory } from "#shop/catalogue/rules/product-kinds"
import { shippingFeeRappen } from "../shipping-fee"

describe("the password meter", () => {
  it.each([
    ["nothing", "", "weak", 0],
    ["one case only", "passwort", "weak", 0],
    ["both cases", "Passwort", "weak", 33],
    ["long, one case", "passwortpasswort", "weak", 33],
    ["both cases, digit and symbol", "Passw0rt!", "medium", 66],
    ["both cases and long", "PasswortPasswort", "medium", 66],
    ["all three", "Passwort-2026", "strong", 100],
    ["umlauts are letters", "ÄÖÜäöü-20262026", "strong", 100],
    ["a blank is no symbol", "Passwort 2026", "medium", 66],
    ["eleven characters", "Passwort-26", "medium", 66],
    ["twelve characters", "Passwort-026", "strong", 100],
  ])("%s", (_case, password, level, percent) => expect(passwordStrength(password)).toMatchObject({ level, percent }))
})

describe("the shipping fee", () => {
  it.each<[string, LineCategory[], number]>([
    ["an accessory alone", ["accessory"], 1000],
    ["two accessories: once", ["accessory", "accessory"], 1000],
    ["an accessory next to a rental", ["accessory", "rental"], 1000],
    ["an accessory next to a purchase", ["accessory", "purchase"], 0],
    ["an accessory next to a package", ["accessory", "package"], 0],
    ["a rental alone", ["rental"], 0],
    ["software and a plugin", ["software-service", "plugin"], 0],
    ["an empty cart", [], 0],
  ])("%s", (_case, categories, fee) => {
    expect(
      shippingFeeRappen(
        categories.map((category) => ({ category })),
        1000,
      ),
    ).toBe(fee)
  })
})
