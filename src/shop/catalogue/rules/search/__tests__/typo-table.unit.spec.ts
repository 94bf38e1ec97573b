import fc from "fast-check"
import { expect, it } from "vitest"
import { editsBetween, forgivenEdits } from "../edits"
import { TypoTable } from "../typo-table"
import { finished } from "./support"

const word = fc.stringMatching(/^[abcd]{3,11}$/)

it("finds exactly the terms that looking at all of them would find", () =>
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 40 }), word, (terms, typed) => {
      const limit = forgivenEdits(typed)
      const near = terms.filter((term) => {
        const edits = editsBetween(typed, term, limit)
        return edits > 0 && edits <= limit && term.length >= 4
      })
      const found = finished(TypoTable.build(terms)).near(typed)
      const long = found.map(({ id }) => terms[id]).filter((term) => term.length >= 4)
      expect(long.toSorted()).toEqual(near.toSorted())
    }),
    { numRuns: 300 },
  ))
