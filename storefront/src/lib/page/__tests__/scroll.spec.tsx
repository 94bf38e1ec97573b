import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Link, MemoryRouter, Route, Routes } from "react-router-dom"
import { expect, it, vi } from "vitest"
import { useScrollOnNavigation } from "../scroll"

const Pages = () => {
  useScrollOnNavigation()
  return (
    <>
      <nav>
        <Link to="/schulen#einsteigertag">Kurs</Link>
        <Link to="/schulen#100%25%">Kurs ohne Stelle</Link>
        <Link to="/kaufen">Kaufen</Link>
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

const showPages = () => {
  render(
    <MemoryRouter>
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
