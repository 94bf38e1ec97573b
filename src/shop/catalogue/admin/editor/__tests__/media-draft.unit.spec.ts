import { describe, expect, it } from "vitest"
import { MEDIA } from "../media-draft"

describe("the videos of a product in their form", () => {
  it("are sent as they were stored while nothing is typed", () => {
    const media = { thumbnail: null, pictures: [], videos: ["a1", "b2"], documents: [], sample_data: [] }
    expect(MEDIA.sent(MEDIA.typed(media))).toEqual(media)
  })

  it.each([
    ["videos.1", "videos.1.video"],
    ["videos", "videos"],
    ["documents.1.title", "documents.1.title"],
  ])("show what the server says of %s at %s", (name, field) => expect(MEDIA.fieldOf(name)).toBe(field))
})
