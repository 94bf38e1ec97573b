import { describe, expect, it } from "vitest"
import { changedDamage, type DamageDraft, newDamage } from "../damage-draft"

const withPhoto = ({ photos }: DamageDraft) => ({ photos: [...photos, "late"] })

describe("a photo of a damage that arrives late", () => {
  it("is added to what was typed meanwhile", () => {
    const damage = { ...newDamage(), description: "Glas gebrochen" }
    expect(changedDamage(damage, damage.key, withPhoto)).toEqual({ ...damage, photos: ["late"] })
  })

  it("brings back no damage that was taken back", () => expect(changedDamage(null, "a", withPhoto)).toBeNull())

  it("is not of another damage", () => {
    const other = newDamage()
    expect(changedDamage(other, "a", withPhoto)).toBe(other)
  })
})
