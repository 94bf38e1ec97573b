import { screen, waitFor } from "@testing-library/react"
import { useForm } from "react-hook-form"
import { beforeEach, describe, expect, it, vi } from "vitest"
import * as places from "../../lib/towns"
import { renderPage } from "../../test/render-page"
import { Form } from "../form/form"
import { PlaceFields } from "../form/place-fields"

const directory = { answer: (_towns: string[]) => {} }
const townsOf = () => new Promise<string[]>((resolve) => Object.assign(directory, { answer: resolve }))

const Page = () => {
  const form = useForm({ defaultValues: { plz: "", ort: "" } })
  return (
    <Form form={form} onSubmit={() => {}}>
      <PlaceFields postalcode={{ name: "plz", label: "PLZ" }} city={{ name: "ort", label: "Ort" }} />
    </Form>
  )
}

const town = () => screen.getByLabelText<HTMLInputElement>("Ort")
const offered = () => [...document.querySelectorAll("datalist option")].map((option) => option.getAttribute("value"))

describe("the town of a postal code", () => {
  let user: ReturnType<typeof renderPage>["user"]
  beforeEach(async () => {
    vi.spyOn(places, "townsOf").mockImplementation(townsOf)
    user = renderPage(Page, "/form").user
    await user.type(screen.getByLabelText("PLZ"), "7000")
  })

  it("is proposed into the empty field", async () => {
    directory.answer(["Chur"])
    await waitFor(() => expect(town().value).toBe("Chur"))
  })

  it("is written over by who began to type before it was known", async () => {
    await user.click(town())
    directory.answer(["Chur"])
    while (town().value === "") await Promise.resolve() // the next key may come in the next task
    expect([town().selectionStart, town().selectionEnd]).toEqual([0, 4])
    await user.keyboard("Chur Nord")
    expect(town().value).toBe("Chur Nord")
  })

  it("leaves what was typed", async () => {
    await user.type(town(), "Khur")
    directory.answer(["Chur"])
    await waitFor(() => expect(offered()).toEqual(["Chur"]))
    expect(town().value).toBe("Khur")
  })

  it("is chosen where a code has several", async () => {
    directory.answer(["Chur", "Haldenstein"])
    await waitFor(() => expect(offered()).toEqual(["Chur", "Haldenstein"]))
    expect(town().value).toBe("")
  })
})
