import { render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it, vi } from "vitest"
import { shownToasts } from "@/lib/toast"
import { Carousel } from "../components/gallery/carousel"
import { turntable, zoom } from "../components/gallery/gallery-tools"

it.each([
  ["large view", "Bild 1 von 1 vergrössern", "dialog", zoom],
  ["turntable", "RTC 360 drehen", "slider", turntable],
])("a %s that doesn't come without a network is said, and asked for again by the next click", async (...one) => {
  const [, name, role, part] = one
  const url = "/media/renders/dome-scanner-turn24-1600x1200.webp"
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false)
  vi.spyOn(HTMLImageElement.prototype, "decode").mockResolvedValue()
  vi.spyOn(part, "preload").mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"))
  render(<Carousel items={[{ kind: "image", number: 1, url, alt: "Von vorn" }]} name="RTC 360" />)
  const button = screen.getByRole("button", { name })
  await userEvent.click(button)
  await waitFor(() => expect(shownToasts().at(-1)?.text).toMatch(/schiefgelaufen/))
  expect(screen.queryByRole(role)).toBeNull()
  expect(document.activeElement).toBe(button)
  await userEvent.click(button)
  expect(await screen.findByRole(role)).toBeTruthy()
})
