import { screen } from "@testing-library/react"
import { useState } from "react"
import { describe, expect, it } from "vitest"
import { forgetTabDrafts } from "../../lib/session/tab-drafts"
import { renderPage } from "../../test/render-page"
import { Form } from "../form/form"
import { TextField } from "../form/text-field"
import { usePersistedForm } from "../form/use-persisted-form"

interface FormProps {
  owner: string | null
  city?: string
}

const open = ({ owner, city = "Wil" }: FormProps) => {
  const Page = () => {
    const [stored, store] = useState(city)
    const { form, forget } = usePersistedForm({
      name: "test",
      owner,
      fields: ["street", "city"],
      defaults: { street: "", city: stored, password: "" },
      resolver: (values) => ({ values, errors: {} }),
    })
    return (
      <Form form={form} onSubmit={forget}>
        {["street", "city", "password"].map((name) => (
          <TextField key={name} name={name} label={name} />
        ))}
        <button type="submit">Senden</button>
        <button type="button" onClick={() => store("Gossau")}>
          Anderswo geändert
        </button>
      </Form>
    )
  }
  return renderPage(Page, "/form")
}
const typed = () => ["street", "city", "password"].map((label) => screen.getByLabelText<HTMLInputElement>(label).value)

async function typeAndReload(owner: string | null) {
  const { user, unmount } = open({ owner })
  await user.type(screen.getByLabelText("street"), "Werkstrasse 12")
  await user.type(screen.getByLabelText("password"), "geheim")
  unmount()
}

describe("a form's input", () => {
  it("is there again after a reload, without what may not be kept", async () => {
    await typeAndReload("anna")
    expect(JSON.stringify({ ...sessionStorage })).not.toContain("geheim")
    open({ owner: "anna" })
    expect(typed()).toEqual(["Werkstrasse 12", "Wil", ""])
  })

  it("follows what is stored where nothing was changed", async () => {
    await typeAndReload("anna")
    open({ owner: "anna", city: "Gossau" })
    expect(typed()).toEqual(["Werkstrasse 12", "Gossau", ""])
  })

  it.each([
    ["where nothing was changed", "", "Gossau"],
    ["nowhere else", " SG", "Wil SG"],
  ])("follows what is stored while it is open: %s", async (_where, more, city) => {
    await typeAndReload("anna")
    const { user, unmount } = open({ owner: "anna" })
    await user.type(screen.getByLabelText("password"), "geheim")
    if (more) await user.type(screen.getByLabelText("city"), more)
    await user.click(screen.getByRole("button", { name: "Anderswo geändert" }))
    expect(typed()).toEqual(["Werkstrasse 12", city, "geheim"])
    unmount()
    open({ owner: "anna", city: "Gossau" })
    expect(typed()).toEqual(["Werkstrasse 12", city, ""])
  })

  it.each([
    ["somebody else", "anna", "beat"],
    ["a customer who isn't known", "anna", null],
    ["who comes after one who wasn't known", null, "anna"],
  ])("isn't shown to %s", async (_who, first, second) => {
    await typeAndReload(first)
    open({ owner: second })
    expect(typed()).toEqual(["", "Wil", ""])
  })

  it("is forgotten once it was sent, and at a logout", async () => {
    await typeAndReload("anna")
    const { user, unmount } = open({ owner: "anna" })
    await user.click(screen.getByRole("button", { name: "Senden" }))
    unmount()
    const { unmount: leave } = open({ owner: "anna" })
    expect(typed()).toEqual(["", "Wil", ""])
    leave()
    await typeAndReload("anna")
    forgetTabDrafts()
    open({ owner: "anna" })
    expect(typed()).toEqual(["", "Wil", ""])
  })

  it.each([["no JSON"], ["null"], ["[]"], ['{"test":{"owner":"anna","input":{"street":7,"zip":"9000"}}}']])(
    "begins again with what doesn't fit: %s",
    (stored) => {
      sessionStorage.setItem("kept_input", stored)
      open({ owner: "anna" })
      expect(typed()).toEqual(["", "Wil", ""])
    },
  )
})
