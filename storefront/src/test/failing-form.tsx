import { screen, waitFor } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { session } from "../lib/session/session"
import { type FailingPage, LOST, NO_ANSWER, openFailing } from "./failing-shop"

export type User = ReturnType<typeof openFailing>["user"]

export interface FailingForm extends FailingPage {
  what: string
  /** Fills the form in and sends it. */
  send: (user: User) => Promise<void>
  /** What a customer is told who gets no answer; the notice with the phone number unless given. */
  unanswered?: string
  /** Whether a refusal begins with the same words. */
  repeatsItWhenRefused?: true
  /** A refusal by field, and how it is shown. */
  refusal: Record<string, string[]>
  lines: string[]
  /** Ready for another try; nothing for a page that sends by itself. */
  button: string | undefined
  /** Label and value of something that was typed. */
  kept?: [string, string]
}

/** What every form does with an answer that is none or a refusal (both specifications, §8). */
export function describeFailing(forms: FailingForm[]) {
  describe.each(forms)("$what", ({ send, refusal, lines, button, kept, ...page }) => {
    const { unanswered = NO_ANSWER, repeatsItWhenRefused = false } = page

    const expectReadyWithInput = async () => {
      if (button)
        await waitFor(() => expect(screen.getByRole("button", { name: button }).getAttribute("aria-busy")).toBeNull())
      if (kept) expect(screen.getByLabelText<HTMLInputElement>(kept[0]).value).toBe(kept[1])
    }

    it.each(LOST)("says so when the shop %s, and keeps what was typed", async (_how, answer) => {
      const login = session.authToken()
      const { user, address } = openFailing(page, answer)
      await send(user)
      expect(await screen.findAllByText(unanswered)).toHaveLength(1)
      await expectReadyWithInput()
      expect(address()).toBe(page.address)
      expect(session.authToken()).toBe(login)
    })

    it("shows each reason of a refusal as 'field: message'", async () => {
      const { user, address } = openFailing(page, { status: 400, body: refusal })
      await send(user)
      for (const line of lines) expect(await screen.findByText(line)).toBeTruthy()
      expect(screen.queryAllByText(unanswered)).toHaveLength(repeatsItWhenRefused ? 1 : 0)
      await expectReadyWithInput()
      expect(address()).toBe(page.address)
    })
  })
}
