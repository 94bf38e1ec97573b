import { act, render, screen, within } from "@testing-library/react"
import { MemoryRouter } from "react-router-dom"
import { expect, it } from "vitest"
import { toast } from "@/lib/toast"
import "../../lib/i18n"
import { Dialog } from "../dialog"
import { Toasts } from "../toasts"

const Page = ({ isOpen }: { isOpen: boolean }) => (
  <MemoryRouter>
    <Toasts />
    <Dialog title="Filter" isOpen={isOpen} onClose={() => {}}>
      <p>Text</p>
    </Dialog>
  </MemoryRouter>
)

it("a message is in one place at a time: the dialog that is on top", () => {
  const said = () => screen.getAllByText("Gespeichert.")
  const inDialog = () => said()[0].closest("dialog")?.textContent
  const page = (isOpen: boolean, isSecondOpen: boolean) => (
    <MemoryRouter>
      <Toasts />
      <Dialog title="Filter" isOpen={isOpen} onClose={() => {}}>
        <Dialog title="Frage" isOpen={isSecondOpen} onClose={() => {}}>
          <p>Wirklich?</p>
        </Dialog>
      </Dialog>
    </MemoryRouter>
  )
  const { rerender } = render(page(true, false))
  act(() => toast("Gespeichert."))
  expect([said().length, inDialog()]).toEqual([1, expect.stringContaining("Filter")])
  rerender(page(true, true))
  expect([said().length, inDialog()]).toEqual([1, expect.stringMatching(/^Frage/)])
  rerender(page(true, false))
  expect([said().length, inDialog()]).toEqual([1, expect.stringContaining("Filter")])
  rerender(page(false, false))
  expect([said().length, inDialog()]).toEqual([1, undefined])
})

it("a message is said in an open dialog, by a part that was there before, and stays when that closes", () => {
  const { rerender } = render(<Page isOpen />)
  const inDialog = within(screen.getByRole("dialog")).getByRole("status")
  act(() => toast("Das hat nicht geklappt.", "err"))
  expect(inDialog.textContent).toContain("nicht geklappt")
  rerender(<Page isOpen={false} />)
  expect(screen.getByRole("status").textContent).toContain("nicht geklappt")
})
