import { describe, expect, it } from "vitest"
import { addressOf } from "../product-addresses"
import { placeOf } from "../product-folders"
import type { ProductKind } from "../product-kinds"

describe("the place of a product's page", () => {
  it.each<[string, ProductKind, string]>([
    ["/mieten/rtc-360", "rental", "rtc-360"],
    ["/mieten/scanner/rtc-360", "rental", "rtc-360"],
    ["/kaufen/blk-3d", "purchase", "blk-3d"],
    ["/kaufen/scanner/blk-3d", "purchase", "blk-3d"],
    ["/kaufen/zubehoer/akku", "accessory", "akku"],
    ["/kaufen/software-service/cyclone_360", "software-service", "cyclone_360"],
  ])("%s", (path, kind, slug) => expect(placeOf(path)).toEqual({ kind, slug }))

  it.each([
    "/",
    "/mieten",
    "/kaufen/",
    "/agb",
    "/mieten/a/b/c",
    "/mieten/ger%C3%A4t",
    "/events/abend",
    "/schulen/kurs",
  ])("is none for %s", (path) => expect(placeOf(path)).toBeNull())

  it.each<ProductKind>(["rental", "purchase", "accessory", "software-service"])("is found again for %s", (kind) =>
    expect(placeOf(addressOf(kind, "x-1")?.replace(/\/$/, "") ?? "")).toEqual({ kind, slug: "x-1" }),
  )
})
