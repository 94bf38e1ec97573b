import { screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useState } from "react"
import { expect, it, vi } from "vitest"
import { renderShop } from "@/test/render-shop"
import { shownToasts } from "../../toast"
import { useOpenPart } from "../open-part"

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
