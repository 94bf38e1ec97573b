import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Link, MemoryRouter, Route, Routes, useNavigate } from "react-router-dom"
import { expect, it, vi } from "vitest"
import { useScrollOnNavigation } from "../scroll"

const Pages = () => {
  useScrollOnNavigation()
  const navigate = useNavigate()
  return (
    <>
      <nav>
        <Link to="/schulen#einsteigertag">Kurs</Link>
        <Link to="/schulen#100%25%">Kurs ohne Stelle</Link>
        <Link to="/kaufen">Kaufen</Link>
        <button type="button" onClick={() => navigate(1)}>
          Vorwärts
        </button>
      </nav>
      <main id="inhalt" tabIndex={-1}>
        <Routes>
          <Route path="/" element={<h1>Warenkorb</h1>} />
          <Route path="/schulen" element={<h1 id="einsteigertag">Schulen</h1>} />
          <Route path="/kaufen" element={<h1>Kaufen</h1>} />
        </Routes>
      </main>
    </>
  )
}

const showPages = (entries = ["/"]) => {
  render(
    <MemoryRouter initialEntries={entries} initialIndex={0}>
      <Pages />
    </MemoryRouter>,
  )
  return userEvent.setup()
}

it("a link to a place of a page leads there, and the next link on", async () => {
  const customer = showPages()
  const scrollTo = vi.spyOn(Element.prototype, "scrollIntoView")
  await customer.click(screen.getByRole("link", { name: "Kurs" }))
  expect(scrollTo).toHaveBeenCalledOnce()
  await customer.click(screen.getByRole("link", { name: "Kaufen" }))
  expect(screen.getByRole("heading", { name: "Kaufen" })).toBeTruthy()
  expect(document.activeElement?.id).toBe("inhalt")
})

it("a place that can't be read is no place", async () => {
  const customer = showPages()
  await customer.click(screen.getByRole("link", { name: "Kurs ohne Stelle" }))
  expect(screen.getByRole("heading", { name: "Schulen" })).toBeTruthy()
})

it.each([
  { to: "a place of the same page", entries: ["/schulen", "/schulen#einsteigertag"], focus: "Vorwärts" },
  { to: "the same page without a place", entries: ["/schulen#einsteigertag", "/schulen"], focus: "inhalt" },
  { to: "a place of another page", entries: ["/", "/schulen#einsteigertag"], focus: "inhalt" },
])("the browser's own step to $to leaves the focus with $focus", async ({ entries, focus }) => {
  const customer = showPages(entries)
  await customer.click(screen.getByRole("button", { name: "Vorwärts" }))
  expect(document.activeElement?.id || document.activeElement?.textContent).toBe(focus)
})
