import { act, render, screen } from "@testing-library/react"
import type { ReactNode } from "react"
import { MemoryRouter } from "react-router-dom"
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import { ErrorBoundary } from "@/components/error-boundary"

/** Another file of this worker may have loaded it already, or needs it yet. */
beforeAll(() => void vi.resetModules())
afterAll(() => {
  vi.doUnmock("@/components/purified-html")
  vi.resetModules()
})

const shown = (text: ReactNode) =>
  act(async () =>
    render(
      <MemoryRouter>
        <ErrorBoundary resetKey="/" fallback={<p>Fehler</p>}>
          {text}
        </ErrorBoundary>
      </MemoryRouter>,
    ),
  )

it("text whose code can't be had fails once, and is asked for again by what comes next", async () => {
  // React reports what a boundary caught; that is no stray error here.
  vi.spyOn(console, "error").mockImplementation(() => {})
  const load = vi.fn<() => never>(() => {
    throw new TypeError("Failed to fetch")
  })
  vi.doMock("@/components/purified-html", load)
  const { Html } = await import("@/components/html")
  const { WholeText } = await import("../whole-text")
  const { unmount } = await shown(<Html html="Der Text" />)
  expect(await screen.findByText("Fehler")).toBeTruthy()
  unmount()
  const texts = await shown(
    <WholeText>
      <p>Texte</p>
    </WholeText>,
  )
  expect(await screen.findByText("Fehler")).toBeTruthy()
  texts.unmount()
  expect(load).toHaveBeenCalledTimes(2)
  vi.doMock("@/components/purified-html", () => ({ purifiedHtml: (html: string) => html }))
  await shown(<Html html="Der Text" />)
  expect(await screen.findByText("Der Text")).toBeTruthy()
})
