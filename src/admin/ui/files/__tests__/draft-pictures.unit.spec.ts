import { expect, it } from "vitest"
import { draftPictures, sentPictures, withPicture } from "../draft-pictures"

it("tells pictures of the same address apart, whichever were removed before", () => {
  const [, second] = draftPictures([
    { url: "/a.png", alt: "A" },
    { url: "/a.png", alt: "B" },
  ])
  const all = withPicture(withPicture([second], "/a.png"), "/a.png")
  expect(new Set(all.map(({ key }) => key)).size).toBe(3)
  expect(sentPictures(all)).toEqual([
    { url: "/a.png", alt: "B" },
    { url: "/a.png", alt: "" },
    { url: "/a.png", alt: "" },
  ])
  expect(withPicture([], "/b.png")).toEqual([{ url: "/b.png", alt: "", key: "0" }])
})
