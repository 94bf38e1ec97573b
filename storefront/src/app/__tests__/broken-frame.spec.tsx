import { render, screen } from "@testing-library/react"
import { MemoryRouter } from "react-router-dom"
import { expect, it, vi } from "vitest"
import { createQueryClient } from "../../lib/http/query-client"
import { SHOP } from "../../test/render-page"
import { stubApi } from "../../test/stub-api"
import { App } from "../app"
import * as header from "../frame/header"

it("a frame that breaks leaves words and a button instead of an empty page", () => {
  // React reports what a boundary caught; that is no stray error here.
  vi.spyOn(console, "error").mockImplementation(() => {})
  vi.spyOn(header, "Header").mockImplementation(() => {
    throw new Error("The header broke")
  })
  stubApi({})
  render(
    <MemoryRouter initialEntries={["/faq"]}>
      <App queryClient={createQueryClient()} shop={SHOP} />
    </MemoryRouter>,
  )
  expect(screen.getByRole("alert").textContent).toContain("Das hat nicht geklappt")
  expect(screen.getByRole("button", { name: "Seite neu laden" })).toBeTruthy()
})
