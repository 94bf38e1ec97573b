import { existsSync } from "node:fs"
import path from "node:path"
import { describe, expect, it } from "vitest"
import pictures from "../../../../seed/pictures.json"
import { pictureSet } from "../picture-set"
import { framesOf } from "../turned-picture"

const ASSETS = path.resolve(import.meta.dirname, "../../../../seed/assets")

const addressesIn = (srcSet: string) => srcSet.split(", ").map((entry) => entry.split(" ")[0])

describe("A picture in several sizes", () => {
  it("is named with its size and stands there with its halves down to 400 pixels, in both formats", () => {
    const set = pictureSet("/media/renders/total-station-1600x1200.webp")
    expect(set).toMatchObject({ width: 1600, height: 1200 })
    expect(set?.avif).toBe(
      "/media/renders/total-station-1600x1200.avif 1600w, /media/renders/total-station-800x600.avif 800w, /media/renders/total-station-400x300.avif 400w",
    )
    expect(pictureSet("/media/images/scan-roof-1200x900.webp")?.webp).toBe(
      "/media/images/scan-roof-1200x900.webp 1200w, /media/images/scan-roof-600x450.webp 600w",
    )
  })

  it("says by its name that there are frames to turn it by", () => {
    const address = "/media/renders/dome-scanner-turn24-1600x1200.webp"
    expect(framesOf(address)).toBe("/media/renders/dome-scanner-turn24.webp")
    expect(framesOf("/media/renders/total-station-1600x1200.webp")).toBeNull()
    expect(framesOf("/static/17-halle-turn24-1600x1200.webp")).toBeNull()
  })

  it.each([
    ["an upload", "/static/1764-halle.webp"],
    ["an upload that is called so", "/static/1764-halle-1600x1200.webp"],
    ["a file elsewhere", "https://files.example.ch/media/halle-1600x1200.webp"],
    ["a picture of one size", "/media/images/tile-hall-640.webp"],
    ["a drawing", "/media/svg/scanners/dome-scanner.svg"],
    ["a photograph", "/media/halle-1600x1200.jpg"],
    ["a size of nothing", "/media/renders/case-0x0.webp"],
    ["a way out of the folder", "/media/../static/halle-1600x1200.webp"],
    ["the placeholder", "default"],
    ["nothing", ""],
  ])("%s stands alone", (_case, address) => expect(pictureSet(address)).toBeNull())
})

describe("The sample shop's pictures", () => {
  const sets = [...new Set(Object.values(pictures).map(({ file }) => file))].flatMap((file) => {
    const set = pictureSet(`/media/${file}`)
    return set ? [{ file, ...set, frames: framesOf(`/media/${file}`) }] : []
  })

  it.each(sets)("$file has every file that its name promises", ({ webp, avif, frames }) => {
    const promised = [...addressesIn(avif), ...addressesIn(webp), ...(frames ? [frames] : [])]
    const missing = promised.filter((address) => !existsSync(path.join(ASSETS, address.slice("/media/".length))))
    expect(missing).toEqual([])
  })
})
