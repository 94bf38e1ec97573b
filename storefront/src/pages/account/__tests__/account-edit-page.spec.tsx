import { useQueryClient } from "@tanstack/react-query"
import { screen, waitFor } from "@testing-library/react"
import { useState } from "react"
import { beforeEach, describe, expect, it } from "vitest"
import { fromProfileWire, profileQuery } from "@/features/account/api/profile"
import { session } from "@/lib/session/session"
import { renderPage } from "@/test/render-page"
import { callsTo, stubApi } from "@/test/stub-api"
import { profile } from "@/test/wire"
import AccountEditPage from "../account-edit-page"

const GET = "GET /profile/"
const PUT = "PUT /profile/"

beforeEach(() => session.signIn("token"))
const open = () => renderPage(AccountEditPage, "/account/edit")
const save = (user: ReturnType<typeof open>["user"]) =>
  user.click(screen.getByRole("button", { name: "Kundenkonto speichern" }))

describe("editing the account", () => {
  it("saves company and person and leads to the account", async () => {
    const calls = stubApi({ [GET]: { body: profile }, [PUT]: { body: { ...profile, city: "Wil" } } })
    const { user, address } = open()
    const town = await screen.findByLabelText("Ort")
    await user.clear(town)
    await user.type(town, "Wil")
    await save(user)
    await waitFor(() => expect(address()).toBe("/account"))
    const { company_name, last_password_change: _change, ...rest } = profile
    expect(callsTo(calls, PUT)[0]?.body).toEqual({ ...rest, company: company_name, city: "Wil" })
  })

  it("asks for everything that is missing", async () => {
    const calls = stubApi({ [GET]: { body: { ...profile, sector: "" } } })
    const { user } = open()
    for (const label of ["Firma", "Adresse", "PLZ", "Ort", "Vorname", "Name", "Telefon"])
      await user.clear(await screen.findByLabelText(label))
    await save(user)
    for (const message of [
      "Bitte Firma eingeben",
      "Bitte Branche auswählen",
      "Bitte Adresse eingeben",
      "Bitte Postleitzahl eingeben",
      "Bitte Ort eingeben",
      "Bitte Vornamen eingeben",
      "Bitte Namen eingeben",
      "Bitte Telefonnummer eingeben",
    ])
      expect(await screen.findByText(message)).toBeTruthy()
    expect(callsTo(calls, PUT)).toEqual([])
  })

  describe("with what was known before", () => {
    /** Another device has moved the company to Wil by now. */
    const MOVED = { ...profile, address: "Neue Gasse 2", city: "Wil" }
    const openLater = () => {
      const Page = () => {
        const queries = useQueryClient()
        useState(() => queries.setQueryData(profileQuery.queryKey, fromProfileWire(profile)))
        return <AccountEditPage />
      }
      return renderPage(Page, "/account/edit")
    }
    const phone = () => screen.findByLabelText("Telefon")

    it("waits for what is stored by now, so that nothing of before is put back", async () => {
      let answer = (_: object) => {}
      const asking = new Promise<object>((resolve) => {
        answer = resolve
      })
      const calls = stubApi({ [GET]: () => asking, [PUT]: { body: MOVED } })
      const { user } = openLater()
      await waitFor(() => expect(callsTo(calls, GET)).not.toEqual([]))
      expect(screen.queryByLabelText("Telefon")).toBeNull()
      answer({ body: MOVED })
      await user.type(await phone(), " 9")
      await save(user)
      await waitFor(() => expect(callsTo(calls, PUT)[0]?.body).toMatchObject({ address: "Neue Gasse 2", city: "Wil" }))
    })

    it("goes on with that where it can't be asked for", async () => {
      stubApi({ [GET]: { status: 503 } })
      openLater()
      expect((await screen.findByLabelText<HTMLInputElement>("Ort")).value).toBe(profile.city)
    })

    it("asks again when the tab is looked at after a while", async () => {
      let stored = profile
      const calls = stubApi({ [GET]: () => ({ body: stored }), [PUT]: { body: MOVED } })
      const { user } = open()
      await user.type(await phone(), " 9")
      stored = MOVED
      window.dispatchEvent(new Event("visibilitychange"))
      await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("Ort").value).toBe("Wil"))
      await save(user)
      await waitFor(() =>
        expect(callsTo(calls, PUT)[0]?.body).toMatchObject({ address: "Neue Gasse 2", phone: `${profile.phone} 9` }),
      )
    })
  })

  it("leaves no draft behind that was saved while the page was left", async () => {
    let answer = (_: object) => {}
    const saving = new Promise<object>((resolve) => {
      answer = resolve
    })
    stubApi({ [GET]: { body: profile }, [PUT]: () => saving })
    const { user, queries, unmount } = open()
    await user.type(await screen.findByLabelText("Firma"), " Nord")
    await save(user)
    unmount()
    answer({ body: profile })
    await waitFor(() => expect(queries.getMutationCache().getAll()[0].state.status).toBe("success"))
    open()
    expect((await screen.findByLabelText<HTMLInputElement>("Firma")).value).toBe(profile.company_name)
  })

  it("is there again after a reload, until it was saved", async () => {
    stubApi({ [GET]: { body: profile }, [PUT]: { body: profile } })
    const first = open()
    await first.user.type(await screen.findByLabelText("Firma"), " Nord")
    first.unmount()
    const second = open()
    expect((await screen.findByLabelText<HTMLInputElement>("Firma")).value).toBe(`${profile.company_name} Nord`)
    await save(second.user)
    await waitFor(() => expect(second.address()).toBe("/account"))
    second.unmount()
    open()
    expect((await screen.findByLabelText<HTMLInputElement>("Firma")).value).toBe(profile.company_name)
  })
})
