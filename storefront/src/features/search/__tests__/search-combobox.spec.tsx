import { screen, waitFor } from "@testing-library/react"
import { useLocation } from "react-router-dom"
import { describe, expect, it, vi } from "vitest"
import { renderShop } from "@/test/render-shop"
import { searchHit } from "@/test/search-hit"
import { type Stub, stubApi } from "@/test/stub-api"
import { SearchCombobox } from "../components/search-combobox"

const HITS = ["RTC 360", "Akku zu RTC 360"].map((name, place) => ({
  ...searchHit,
  id: name,
  name,
  get_absolute_url: `/kaufen/${place}/`,
}))
const Address = () => {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

async function typed(answer: Stub = { body: HITS }) {
  const onLeave = vi.fn()
  const calls = stubApi({ "POST /products/search/": answer })
  const { user } = renderShop(
    <>
      <SearchCombobox onLeave={onLeave} />
      <Address />
    </>,
  )
  const field = screen.getByRole("combobox", { name: "Suchbegriff" })
  await user.type(field, "rtc")
  return { user, field, onLeave, calls }
}
const list = () => screen.findByRole("listbox", { name: "Vorschläge" })
const address = () => screen.getByText(/^\//).textContent
const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute("aria-activedescendant") ?? "")?.querySelector("b")?.textContent

describe("the search in the header", () => {
  it("suggests a few products and the page with all of them", async () => {
    const { field, calls } = await typed()
    await list()
    expect(screen.getAllByRole("option")).toHaveLength(3)
    expect(field.getAttribute("aria-expanded")).toBe("true")
    expect(calls.at(-1)).toMatchObject({ query: "?limit=6", body: { query: "rtc" } })
    expect(await screen.findByText("2 Vorschläge")).toBeTruthy()
  })

  it("says of each what it costs: a day of a rental, else the thing", async () => {
    await typed({
      body: [
        { ...searchHit, id: "1", category: "rental", price: "290.00" },
        { ...searchHit, id: "2", price: "62500.00" },
        { ...searchHit, id: "3", category: "accessory", price: "320.00", has_choices: undefined },
        { ...searchHit, id: "4", product_is_inactive: true },
      ],
    })
    await list()
    const priced = screen.getAllByRole("option").map((option) => option.querySelector(".pr")?.textContent)
    expect(priced.slice(0, 4).map((text) => text?.replaceAll("\u00a0", " "))).toEqual([
      "ab CHF 290 / Tag Mieten",
      "ab CHF 62’500 Kaufen",
      "CHF 320 Zubehör",
      "Nicht lieferbar Kaufen",
    ])
  })

  it("is walked through by arrow keys, round and round", async () => {
    const { user, field } = await typed()
    await list()
    await user.keyboard("{ArrowDown}")
    expect(active(field)).toBe("RTC 360")
    await user.keyboard("{ArrowDown}")
    expect(active(field)).toBe("Akku zu RTC 360")
    await user.keyboard("{ArrowDown}{ArrowDown}")
    expect(field.getAttribute("aria-activedescendant")).toBeNull()
    await user.keyboard("{ArrowUp}{ArrowUp}")
    expect(active(field)).toBe("Akku zu RTC 360")
  })

  it("opens the chosen product by Enter", async () => {
    const { user, onLeave } = await typed()
    await list()
    await user.keyboard("{ArrowDown}{ArrowDown}{Enter}")
    expect(address()).toBe("/kaufen/1/")
    expect(onLeave).toHaveBeenCalled()
  })

  it("opens the chosen product by a click", async () => {
    const { user } = await typed()
    await list()
    await user.click(screen.getAllByRole("option")[0])
    expect(address()).toBe("/kaufen/0/")
  })

  it("opens the search page by Enter in the field", async () => {
    const { user } = await typed()
    await user.keyboard("{Enter}")
    expect(address()).toBe("/search?query=rtc")
  })

  it("closes the list by Escape, then itself", async () => {
    const { user, onLeave, field } = await typed()
    await list()
    await user.keyboard("{Escape}")
    expect(field.getAttribute("aria-expanded")).toBe("false")
    expect(onLeave).not.toHaveBeenCalled()
    await user.keyboard("{Escape}")
    expect(onLeave).toHaveBeenCalled()
  })

  it("says when nothing is found, and where to go on", async () => {
    await typed({ body: [] })
    expect(await screen.findByText(/^Nichts gefunden\./)).toBeTruthy()
    expect(screen.getByRole("link", { name: "Zubehör" }).getAttribute("href")).toBe("/kaufen/zubehoer")
    expect(screen.queryByRole("listbox")).toBeNull()
  })

  it("stays silent when the search fails", async () => {
    const { calls } = await typed({ status: 400, body: {} })
    await waitFor(() => expect(calls.length).toBeGreaterThan(0))
    expect(screen.queryByText(/Nichts gefunden/)).toBeNull()
    expect(screen.queryByText(/schiefgelaufen/)).toBeNull()
  })
})
