import { render } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import placeholder from "@/assets/states/default.svg"
import { Picture } from "../picture"

const RENDER = "/media/renders/total-station-1600x1200.webp"

function shown(source: string, more: Partial<Parameters<typeof Picture>[0]> = {}) {
  const { container } = render(<Picture source={source} sizes="88px" {...more} />)
  const image = container.querySelector("img")
  if (!image) throw new Error("No picture is shown")
  return { image, sources: [...container.querySelectorAll("source")] }
}

describe("A picture", () => {
  it("of several sizes offers them as AVIF first, as WebP else, with its measures", () => {
    const { image, sources } = shown(RENDER)
    expect(sources.map(({ type, srcset, sizes }) => [type, srcset.split(",").length, sizes])).toEqual([
      ["image/avif", 3, "88px"],
    ])
    expect(image.srcset).toContain("/media/renders/total-station-400x300.webp 400w")
    expect([image.getAttribute("width"), image.getAttribute("height")]).toEqual(["1600", "1200"])
  })

  it.each([
    ["an upload", "/static/17-halle.jpg", "/static/17-halle.jpg", "cov"],
    ["an upload elsewhere", "https://files.example.ch/a.avif", "https://files.example.ch/a.avif", "cov"],
    ["a drawing", "/media/svg/software/bim.svg", "/media/svg/software/bim.svg", ""],
    ["the placeholder", "default", placeholder, ""],
    ["no picture", "", placeholder, ""],
  ])("%s stands alone", (_case, source, address, look) => {
    const { image, sources } = shown(source)
    expect(sources).toEqual([])
    expect([image.getAttribute("src"), image.getAttribute("srcset"), image.className]).toEqual([address, null, look])
  })

  it.each([
    ["waits until it is near", {}, "lazy", null],
    ["comes at once where it is seen at once", { loading: "eager" as const }, "eager", null],
    [
      "comes before anything else where it is the first",
      { loading: "eager" as const, fetchPriority: "high" as const },
      "eager",
      "high",
    ],
  ])("%s", (_case, more, loading, priority) => {
    const { image } = shown(RENDER, more)
    expect([image.getAttribute("loading"), image.getAttribute("fetchpriority")]).toEqual([loading, priority])
  })
})
