import { describe, expect, it } from "vitest"
import { isThere, READY, type SectionState } from "../section-state"

describe("the content of a section", () => {
  it.each<[string, Partial<SectionState>, boolean]>([
    ["is there once it was read", {}, true],
    ["isn't while it is read", { isPending: true }, false],
    ["isn't where it couldn't be read", { isLoadingError: true }, false],
    ["stays, with what is typed in it, where reading it again fails", { isRefetchError: true }, true],
  ])("%s", (_case, state, isShown) => expect(isThere({ ...READY, ...state })).toBe(isShown))
})
