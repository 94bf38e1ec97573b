import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { describe, expect, it, vi } from "vitest"
import { translateTexts } from "@/test/translator"
import { Button } from "../button"

const button = () => screen.getByRole("button")

describe("a button that starts something", () => {
  it("takes a double click as one, however fast the answer was", async () => {
    const start = vi.fn()
    render(
      <Button busy={false} onClick={start}>
        In den Warenkorb
      </Button>,
    )
    await userEvent.dblClick(button())
    expect(start).toHaveBeenCalledOnce()
  })

  it("submits its form once by a double click", async () => {
    const submit = vi.fn((event: Event) => event.preventDefault())
    render(
      <form onSubmit={(event) => submit(event.nativeEvent)}>
        <Button type="submit" busy={false}>
          Jetzt bestellen
        </Button>
      </form>,
    )
    await userEvent.dblClick(button())
    expect(submit).toHaveBeenCalledOnce()
  })

  it("takes no click while it works, and keeps its name and focus", async () => {
    const start = vi.fn()
    render(
      <Button busy onClick={start}>
        In den Warenkorb
      </Button>,
    )
    await userEvent.click(button())
    expect(start).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "In den Warenkorb", busy: true }))
  })
})

it("a button that only turns a page takes every click", async () => {
  const turn = vi.fn()
  render(<Button onClick={turn}>Nächster Monat</Button>)
  await userEvent.dblClick(button())
  expect(turn).toHaveBeenCalledTimes(2)
})

it("works on a page that the browser has translated, and says there as well that it is done", () => {
  const view = render(<Button busy={false}>In den Warenkorb</Button>)
  translateTexts(view.container)
  view.rerender(<Button busy>In den Warenkorb</Button>)
  view.rerender(
    <Button busy={false} done>
      Im Warenkorb
    </Button>,
  )
  expect(button().textContent).toBe("Im Warenkorb")
})
