import { describe, expect, it } from "vitest"
import type { ProductDetail } from "#shop/catalogue/wire/product"
import { sampleFilesOf } from "../sample-files"

describe("The sample data of a product", () => {
  const files = (fields: Partial<ProductDetail>) => sampleFilesOf(fields as ProductDetail)

  it("come from the numbered fields, without the type that is next to the title", () => {
    const found = files({
      sampledata_title: "Punktwolke Fassade (PLY)",
      get_sampledata: "/media/fassade.ply",
      sampledata_bytes: 18_500_000,
      sampledata_preview: "/media/fassade.preview.ply",
      sampledata_preview_bytes: 10_900_000,
      sampledata_picture: "/media/images/tile-facade.webp",
      sampledata_title2: "Schnitt (Ebene 2)",
      get_sampledata2: "/media/schnitt.dxf",
    })
    expect(found).toEqual([
      {
        title: "Punktwolke Fassade",
        url: "/media/fassade.ply",
        sizeBytes: 18_500_000,
        preview: { url: "/media/fassade.preview.ply", sizeBytes: 10_900_000 },
        pictureUrl: "/media/images/tile-facade.webp",
      },
      { title: "Schnitt (Ebene 2)", url: "/media/schnitt.dxf" },
    ])
  })

  it("leave out a title without a file", () => expect(files({ sampledata_title: "Punktwolke" })).toEqual([]))
})
