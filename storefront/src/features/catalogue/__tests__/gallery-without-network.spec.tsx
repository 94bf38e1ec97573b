import { render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { beforeAll, expect, it, vi } from "vitest"

const network = vi.hoisted(() => ({ isDown: false }))

vi.mock("@/lib/page/lazy-part", async (original) => {
  const { lazyPart } = await original<typeof import("@/lib/page/lazy-part")>()
  type Load = Parameters<typeof lazyPart>[0]
  const missing = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"))
  return { lazyPart: (load: Load) => lazyPart(() => (network.isDown ? missing() : load())) }
})

/** Loaded here, with the network above: files before this one may have loaded it with their own. */
let shownToasts: typeof import("@/lib/toast").shownToasts
let Carousel: typeof import("../components/gallery/carousel").Carousel
beforeAll(async () => {
  vi.resetModules()
  await import("@/lib/i18n")
  ;({ shownToasts } = await import("@/lib/toast"))
  ;({ Carousel } = await import("../components/gallery/carousel"))
})

it.each([
  ["large view", "Bild 1 von 1 vergrössern", "dialog"],
  ["turntable", "RTC 360 drehen", "slider"],
])("a %s that doesn't come without a network is said, and asked for again by the next click", async (...one) => {
  const [, name, role] = one
  const url = "/media/renders/dome-scanner-turn24-1600x1200.webp"
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false)
  vi.spyOn(HTMLImageElement.prototype, "decode").mockResolvedValue()
  network.isDown = true
  render(<Carousel items={[{ kind: "image", number: 1, url, alt: "Von vorn" }]} name="RTC 360" />)
  const button = screen.getByRole("button", { name })
  await userEvent.click(button)
  await waitFor(() => expect(shownToasts().at(-1)?.text).toMatch(/schiefgelaufen/))
  expect(screen.queryByRole(role)).toBeNull()
  expect(document.activeElement).toBe(button)
  network.isDown = false
  await userEvent.click(button)
  expect(await screen.findByRole(role)).toBeTruthy()
})
