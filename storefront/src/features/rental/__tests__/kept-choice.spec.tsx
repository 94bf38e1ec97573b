import { screen, waitFor } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { ADD, ADDED, buyButton, choose, day, openOffer } from "@/test/rental-offer"
import { post } from "@/test/rental-product"
import { rentalCalendar } from "../components/calendar-part"
import { serviceChoice } from "../components/services/services-part"

const asked = () => window.location.search
const openedWith = (query: string) => window.history.replaceState({ idx: 3 }, "", `/mieten/rtc-360/${query}#zeitraum`)

beforeEach(async () => {
  await Promise.all([rentalCalendar.preload(), serviceChoice.preload()])
  openedWith("")
})

describe("the address of a rental's page", () => {
  it("stays what it was until something is chosen", async () => {
    openedWith("?from=2026-12-21&to=2026-12-23")
    await openOffer()
    expect(asked()).toBe("?from=2026-12-21&to=2026-12-23")
  })

  it("names a period once it stands, and no half of one", async () => {
    openedWith("?from=2026-12-21&to=2026-12-23")
    const { user } = await openOffer()
    await user.click(day("7. Dezember"))
    expect(asked()).toBe("")
    await user.click(day("9. Dezember"))
    expect(asked()).toBe("?from=2026-12-07&to=2026-12-09")
    expect(window.location.pathname + window.location.hash).toBe("/mieten/rtc-360/#zeitraum")
    expect(window.history.state).toEqual({ idx: 3 })
  })

  it("names the delivery that isn't the usual one, and forgets the period with it", async () => {
    const { user } = await openOffer()
    await choose(user, "7. Dezember", "9. Dezember")
    await user.click(screen.getByRole("radio", { name: /Express-Post/ }))
    expect(asked()).toBe(`?delivery=${post.id}`)
  })

  it.each([
    ["is taken back", "Zurücksetzen"],
    ["lies in the cart", "In den Warenkorb"],
  ])("names none any more when it %s", async (_what, button) => {
    const { user } = await openOffer({ [ADD]: ADDED })
    await choose(user, "7. Dezember", "9. Dezember")
    expect(buyButton().disabled).toBe(false)
    expect(asked()).not.toBe("")
    await user.click(screen.getByRole("button", { name: button }))
    await waitFor(() => expect(asked()).toBe(""))
  })
})
