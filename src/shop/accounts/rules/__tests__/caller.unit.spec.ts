import { describe, expect, it } from "vitest"
import { callerOf } from "../caller"

describe("who was searched for and not found", () => {
  it.each([
    ["a company", " Holzbau Muster AG ", "company", "Holzbau Muster AG"],
    ["a company that begins with figures", "3D Scan GmbH", "company", "3D Scan GmbH"],
    ["a company of few figures", "1819", "company", "1819"],
    ["an address", "rita@holzbau.example.ch", "email", "rita@holzbau.example.ch"],
    ["a number as the phone shows it", "+41 71 000 11 22", "phone", "+41 71 000 11 22"],
    ["a number as it is said", "071 000 11 22", "phone", "071 000 11 22"],
    ["a number with its code in brackets", "(071) 000.11.22", "phone", "(071) 000.11.22"],
    ["nothing", "", "company", ""],
  ])("is %s", (_case, words, field, value) => {
    expect(callerOf(words)).toEqual({ company: "", email: "", phone: "", [field]: value })
  })
})
