import { expect, it } from "vitest"
import { byPieceList } from "../piece-lists"

it("names the lists of an order's lines as the specification does", () => {
  expect(byPieceList((category) => category)).toMatchObject({
    purchaseitems: "purchase",
    accessoryitems: "accessory",
    softwareserviceitems: "software-service",
    packageitems: "package",
    pluginitems: "plugin",
    educationitems: "education",
    productaddonitems: "addon",
  })
})
