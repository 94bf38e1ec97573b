import { waitFor } from "@testing-library/react"
import { expect, it } from "vitest"
import { lastToast } from "../cart-page"

it("asking for a toast that doesn't come gives up in time", async () => {
  const asked = waitFor(() => expect(lastToast()).toBe("Nichts sagt das."), { timeout: 60 })
  await expect(asked).rejects.toThrow("Nichts sagt das.")
})
