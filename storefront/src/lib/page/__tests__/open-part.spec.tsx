import { screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useState } from "react"
import { expect, it, vi } from "vitest"
import { renderShop } from "@/test/render-shop"
import { shownToasts } from "../../toast"
import { useOpenPart } from "../open-part"

const SOURCES = import.meta.glob<string>(["/src/**/*.{ts,tsx}", "!/src/**/__tests__/**"], {
  query: "?raw",
  import: "default",
  eager: true,
})

const Opener = ({ preload }: { preload: () => Promise<unknown> }) => {
  const [isOpen, setIsOpen] = useState(false)
  const openPart = useOpenPart()
  return (
    <button type="button" onClick={() => openPart({ preload }, () => setIsOpen(true))}>
      {isOpen ? "open" : "closed"}
    </button>
  )
}

const missing = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"))

it.each([
  { what: "is there", preload: () => Promise.resolve(), isOnline: true, shows: "open", says: [] },
  { what: "has vanished", preload: missing, isOnline: true, shows: "open", says: [] },
  {
    what: "can't be had without a network",
    preload: missing,
    isOnline: false,
    shows: "closed",
    says: [/schiefgelaufen/],
  },
])("answers a click on a part whose code $what", async ({ preload, isOnline, shows, says }) => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline)
  renderShop(<Opener preload={preload} />)
  await userEvent.click(screen.getByRole("button", { name: "closed" }))
  await waitFor(() =>
    expect(shownToasts().map(({ text }) => text)).toEqual(says.map((word) => expect.stringMatching(word))),
  )
  expect(await screen.findByRole("button", { name: shows })).toBeTruthy()
})

it("is the one way to code that a click needs: a change that loads its own fails for good in a tab older than the shop", () => {
  const ownWays = /mutationFn: async[^\n]*import\(|\.preload\(\)(?!\.then\(answer)[^;}]*toast\(/
  const found = Object.entries(SOURCES).filter(([, source]) => ownWays.test(source))
  expect(found.map(([path]) => path)).toEqual([])
})
