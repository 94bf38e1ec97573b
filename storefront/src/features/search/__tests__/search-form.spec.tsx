import { act, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { MemoryRouter, useLocation } from "react-router-dom"
import { expect, it } from "vitest"
import "@/lib/i18n"
import { useTypedParameter } from "@/components/form/use-typed-parameter"
import { SearchForm } from "../components/search-form"

let asked = ""
const Form = () => {
  const { text, setText, submit } = useTypedParameter("query", (typed) => typed.trim())
  asked = useLocation().search
  return <SearchForm text={text} onType={setText} onSubmit={submit} />
}
const page = (
  <MemoryRouter>
    <Form />
  </MemoryRouter>
)

it("searches what was typed before the scripts arrived", async () => {
  const place = document.body.appendChild(document.createElement("div"))
  place.innerHTML = renderToString(page)
  const field = screen.getByRole<HTMLInputElement>("searchbox", { name: "Search term" })
  field.value = "akku"
  const root = await act(async () => hydrateRoot(place, page))
  expect(field.value).toBe("akku")
  await userEvent.click(screen.getByRole("button", { name: "Search" }))
  expect(asked).toBe("?query=akku")
  act(() => root.unmount())
  place.remove()
})
