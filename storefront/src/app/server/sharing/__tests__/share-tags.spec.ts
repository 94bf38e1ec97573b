import { describe, expect, it } from "vitest"
import { SHOP } from "@/test/render-page"
import { sharePicture } from "../share-picture"
import { shareTags } from "../share-tags"

const facts = { title: 'Prisma "360°" & Stab', description: "Für <Profis>", canonical: "/kaufen/zubehoer/prisma/" }

describe("The tags for share services", () => {
  const tags = shareTags({ facts, shop: SHOP, picture: "/media/images/tile-hall.webp" })

  it.each([
    ["og:title", "Prisma &#34;360°&#34; &#38; Stab"],
    ["og:description", "Für &#60;Profis&#62;"],
    ["og:url", "https://shop.example.ch/kaufen/zubehoer/prisma/"],
    ["og:image", "https://shop.example.ch/media/images/tile-hall.webp"],
    ["og:locale", "de_CH"],
  ])("hold %s, escaped", (property, content) => {
    expect(tags).toContain(`<meta property="${property}" content="${content}">`)
  })

  it("are left out for pages that aren't to be found", () => {
    expect(shareTags({ facts: { ...facts, canonical: undefined }, shop: SHOP })).toBe("")
  })
})

describe("The picture to share", () => {
  const url = (picture?: string) => sharePicture(picture, SHOP.publicUrl).url

  it.each([
    ["a photograph as it is", "/static/scanner.jpg", "https://shop.example.ch/static/scanner.jpg"],
    ["an upload elsewhere", "https://files.example.ch/a.PNG", "https://files.example.ch/a.PNG"],
    [
      "a drawing of the sample shop, rasterised",
      "/media/svg/software/bim.svg",
      "https://shop.example.ch/media/share/software/bim.jpg",
    ],
    [
      "the shop's instead of another drawing",
      "https://files.example.ch/a.svg",
      "https://shop.example.ch/media/share/shop.jpg",
    ],
    ["the shop's for a product without one", "default", "https://shop.example.ch/media/share/shop.jpg"],
    ["the shop's for a page without one", undefined, "https://shop.example.ch/media/share/shop.jpg"],
  ])("is %s", (_case, picture, expected) => expect(url(picture)).toBe(expected))

  it("tells its measures where its name does", () => {
    const shared = sharePicture("/media/renders/case-800x600.webp", SHOP.publicUrl)
    expect(shared).toMatchObject({ width: 800, height: 600 })
  })
})
