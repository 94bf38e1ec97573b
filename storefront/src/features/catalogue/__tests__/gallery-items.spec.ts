import { expect, it } from "vitest"
import { rentalProduct } from "@/test/rental-product"
import { galleryItems } from "../gallery-items"

it("shows the pictures in order, then the videos behind the first picture", () => {
  const product = {
    ...rentalProduct,
    get_image: "/a.svg",
    image_alt: "Von vorn",
    get_image3: "/c.svg",
    videoId: "one",
    videoId3: "three",
  }
  expect(galleryItems(product)).toEqual([
    { kind: "image", number: 1, url: "/a.svg", alt: "Von vorn" },
    { kind: "image", number: 2, url: "/c.svg", alt: rentalProduct.thumbnail_alt },
    { kind: "video", number: 1, url: "/a.svg", videoId: "one" },
    { kind: "video", number: 2, url: "/a.svg", videoId: "three" },
  ])
})

it("shows the small picture where there is no other", () => {
  expect(galleryItems(rentalProduct)).toEqual([
    { kind: "image", number: 1, url: rentalProduct.get_thumbnail, alt: rentalProduct.thumbnail_alt },
  ])
})
