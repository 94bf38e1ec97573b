import { screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { renderPage } from "@/test/render-page"
import { stubApi } from "@/test/stub-api"
import { Knowledge } from "../components/knowledge"

const block = (content: string) => ({ body: { content } })

it("shows the sections that are written, the first of the three open", async () => {
  stubApi({
    "GET /content/home-laserscanning": block("<h2>Laserscanning</h2><p>Erstens</p>"),
    "GET /content/home-punktwolke": { status: 404 },
    "GET /content/home-ueberuns": block("<h2>Wir</h2><p>Drittens</p>"),
  })
  renderPage(Knowledge, "/")
  expect((await screen.findByText("Laserscanning")).closest("details")?.open).toBe(true)
  expect((await screen.findByText("Über uns")).closest("details")?.open).toBe(false)
  expect(screen.queryByText("3D-Punktwolke")).toBeNull()
})

it("leaves no trace where none is written", async () => {
  const calls = stubApi({
    "GET /content/home-laserscanning": { status: 404 },
    "GET /content/home-punktwolke": { status: 404 },
    "GET /content/home-ueberuns": block("<h2>Über uns</h2>"),
  })
  renderPage(Knowledge, "/")
  await expect.poll(() => calls.length).toBeGreaterThanOrEqual(3)
  expect(screen.queryByRole("heading", { name: "Wissen" })).toBeNull()
})
