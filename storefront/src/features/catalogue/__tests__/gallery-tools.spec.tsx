import { fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { describe, expect, it, vi } from "vitest"
import "@/lib/i18n"
import { Carousel } from "../components/gallery/carousel"
import type { GalleryItem } from "../gallery-items"

const image = (number: number, url: string, alt: string): GalleryItem => ({ kind: "image", number, url, alt })
const ITEMS = [
  image(1, "/media/renders/dome-scanner-turn24-1600x1200.webp", "Von schräg"),
  image(2, "/media/renders/dome-scanner-front-1600x1200.webp", "Von vorn"),
  image(3, "/static/17-halle.jpg", "In der Halle"),
]

const show = (items: GalleryItem[] = ITEMS) => {
  render(<Carousel items={items} name="RTC 360" />)
  return userEvent.setup()
}

const loading = (frames: () => Promise<void>) => {
  vi.spyOn(HTMLImageElement.prototype, "decode").mockImplementation(frames)
}

describe("The large view", () => {
  it("shows the picture, leads on and around, and leaves the gallery where it was", async () => {
    const user = show()
    await user.click(screen.getByRole("button", { name: "Bild 1 von 3 vergrössern" }))
    const dialog = within(await screen.findByRole("dialog", { name: "RTC 360 Bild 1 von 3" }))
    expect(dialog.getByRole("img", { name: "Von schräg" })).toBeTruthy()

    await user.click(dialog.getByRole("button", { name: "Nächstes Bild" }))
    expect(dialog.getByRole("img", { name: "Von vorn" })).toBeTruthy()
    await user.click(dialog.getByRole("button", { name: "Vorheriges Bild" }))
    await user.click(dialog.getByRole("button", { name: "Vorheriges Bild" }))
    expect(dialog.getByRole("img", { name: "In der Halle" })).toBeTruthy()

    await user.click(dialog.getByRole("button", { name: "Grosse Ansicht schliessen" }))
    expect(screen.queryByRole("dialog")).toBeNull()
    expect(screen.getByRole("button", { name: "Bild 3 von 3", current: true })).toBeTruthy()
  })

  it("goes by arrow keys, which move the picture from near", async () => {
    const user = show()
    await user.click(screen.getByRole("button", { name: "Bild 1 von 3 vergrössern" }))
    const dialog = await screen.findByRole("dialog")
    const isShown = (name: string) => within(dialog).queryByRole("img", { name }) !== null
    fireEvent.keyDown(dialog, { key: "ArrowRight" })
    expect(isShown("Von vorn")).toBe(true)
    fireEvent.keyDown(dialog, { key: "+" })
    expect(within(dialog).getByRole("button", { name: "Von nah", pressed: true })).toBeTruthy()
    fireEvent.keyDown(dialog, { key: "ArrowRight" })
    expect(isShown("Von vorn")).toBe(true)
    fireEvent.keyDown(dialog, { key: "-" })
    fireEvent.keyDown(dialog, { key: "ArrowLeft" })
    expect(isShown("Von schräg")).toBe(true)
  })

  it("of a single picture leads nowhere else", async () => {
    const user = show([ITEMS[0]])
    await user.click(screen.getByRole("button", { name: "Bild 1 von 1 vergrössern" }))
    const dialog = within(await screen.findByRole("dialog"))
    expect(dialog.queryByRole("button", { name: "Nächstes Bild" })).toBeNull()
  })
})

describe("What can be turned", () => {
  it("is a picture that says so", async () => {
    const user = show()
    expect(screen.getByRole("button", { name: "RTC 360 drehen" })).toBeTruthy()
    await user.click(screen.getByRole("button", { name: "Bild 2 von 3" }))
    expect(screen.queryByRole("button", { name: "RTC 360 drehen" })).toBeNull()
  })

  it("is turned by keys, tells its angle, and is put away by Escape", async () => {
    loading(() => Promise.resolve())
    const user = show()
    await user.click(screen.getByRole("button", { name: "RTC 360 drehen" }))
    const slider = await screen.findByRole("slider", { name: "RTC 360 drehen" })
    await waitFor(() => expect(document.activeElement).toBe(slider))
    await screen.findByText("Ziehen oder Pfeiltasten")
    expect(slider.getAttribute("aria-valuetext")).toBe("0 Grad")
    await user.keyboard("{ArrowLeft}")
    expect(slider.getAttribute("aria-valuetext")).toBe("345 Grad")
    await user.keyboard("{Home}{PageUp}")
    expect(slider.getAttribute("aria-valuenow")).toBe("90")
    await user.keyboard("{Escape}")
    expect(screen.queryByRole("slider")).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "RTC 360 drehen", pressed: false }))
  })

  it("follows the pointer while it is held", async () => {
    loading(() => Promise.resolve())
    const user = show()
    await user.click(screen.getByRole("button", { name: "RTC 360 drehen" }))
    const slider = await screen.findByRole("slider")
    Object.assign(slider, { setPointerCapture: () => undefined })
    const angle = () => slider.getAttribute("aria-valuenow")
    fireEvent.pointerMove(slider, { clientX: 500 })
    expect(angle()).toBe("0")
    fireEvent.pointerDown(slider, { clientX: 100 })
    fireEvent.pointerMove(slider, { clientX: 136 })
    expect(angle()).toBe("45")
    fireEvent.pointerUp(slider)
    fireEvent.pointerMove(slider, { clientX: 300 })
    expect(angle()).toBe("45")
  })

  it("says so when its views don't come", async () => {
    loading(() => Promise.reject(new Error("gone")))
    const user = show()
    await user.click(screen.getByRole("button", { name: "RTC 360 drehen" }))
    expect(await screen.findByText("Die Ansichten konnten nicht geladen werden.")).toBeTruthy()
  })
})
