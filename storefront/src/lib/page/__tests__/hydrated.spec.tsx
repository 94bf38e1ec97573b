import { act, render, screen } from "@testing-library/react"
import { type ReactNode, startTransition, useEffect, useState } from "react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { afterEach, describe, expect, it, vi } from "vitest"
import { useIsHydrated, useIsServerDrawn, useOnceHydrated } from "../hydrated"

const root = () => document.body.appendChild(document.createElement("div"))

afterEach(() => document.body.replaceChildren())

/** Drawn by the server and taken over by the browser. */
async function hydrated(Part: () => ReactNode) {
  const container = root()
  container.innerHTML = renderToString(<Part />)
  const drawn = container.innerHTML
  const complain = vi.fn()
  await act(async () => startTransition(() => void hydrateRoot(container, <Part />, { onRecoverableError: complain })))
  expect(complain).not.toHaveBeenCalled()
  return { container, drawn }
}

describe("a control that needs scripts", () => {
  const Control = () => (
    <button type="button" disabled={!useIsHydrated()}>
      Wählen
    </button>
  )

  it("is disabled as the server draws it, and works once the page is alive", async () => {
    const { container, drawn } = await hydrated(Control)
    expect(drawn).toContain("disabled")
    expect(container.querySelector("button")?.disabled).toBe(false)
  })

  it("works at once where the browser draws it", () => {
    const seen: boolean[] = []
    const Later = () => {
      seen.push(useIsHydrated())
      return null
    }
    render(<Later />)
    expect(new Set(seen)).toEqual(new Set([true]))
  })

  it("works at once in a part that is drawn after the page is alive", async () => {
    const seen: boolean[] = []
    const Later = () => {
      seen.push(useIsHydrated())
      return null
    }
    const Page = () => {
      const [isOpen, setIsOpen] = useState(false)
      return (
        <button type="button" onClick={() => setIsOpen(true)}>
          Öffnen{isOpen && <Later />}
        </button>
      )
    }
    const { container } = await hydrated(Page)
    act(() => container.querySelector("button")?.click())
    expect(seen.length).toBeGreaterThan(0)
    expect(seen).not.toContain(false)
  })

  it("gives way to what is urgent: it comes to life in a transition", async () => {
    const order: string[] = []
    const Page = () => {
      const isHydrated = useIsHydrated()
      const [isPressed, setIsPressed] = useState(false)
      useEffect(() => {
        setIsPressed(true)
      }, [])
      order.push(`${isHydrated ? "alive" : "still"}, ${isPressed ? "pressed" : "untouched"}`)
      return null
    }
    await hydrated(Page)
    expect(order.slice(1)).toEqual(["still, untouched", "still, pressed", "alive, pressed"])
  })
})

describe("a value that is known once the page is alive", () => {
  it.each([
    ["the same as the server's: nothing is drawn again", "", "", ["", ""]],
    ["another", "", "?geraete=rtc-360", ["", "", "?geraete=rtc-360"]],
  ])("%s", async (_case, first, later, expected) => {
    const seen: string[] = []
    const Part = () => {
      seen.push(useOnceHydrated(first, later))
      return null
    }
    await hydrated(Part)
    expect(seen).toEqual(expected)
  })
})

describe("a part that the server drew", () => {
  it("stays one, and isn't drawn again for it", async () => {
    const seen: boolean[] = []
    const Part = () => {
      seen.push(useIsServerDrawn())
      return null
    }
    await hydrated(Part)
    expect(seen).toEqual([true, true])
  })

  it("isn't one that the browser draws", () => {
    const Part = () => <p>{useIsServerDrawn() ? "Server" : "Browser"}</p>
    render(<Part />)
    expect(screen.getByText("Browser")).toBeTruthy()
  })
})
