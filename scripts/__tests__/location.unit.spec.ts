import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { expect, it, onTestFinished } from "vitest"
import { canEnter } from "../postgres/location.mjs"

/** Numbers of nobody: neither owner nor group of any folder here. */
const STRANGER = { uid: 54_321, gid: 54_321 }

function nested(mode: number) {
  const outer = fs.mkdtempSync(path.join(os.tmpdir(), "closed-"))
  onTestFinished(() => fs.rmSync(outer, { recursive: true }))
  const inner = path.join(outer, "inner")
  fs.mkdirSync(inner, { mode: 0o755 })
  fs.chmodSync(outer, mode)
  return inner
}

it("an account enters a folder whose parents are open", () => {
  expect(canEnter(STRANGER, nested(0o755))).toBe(true)
})

it("an account does not enter an open folder below a closed one", () => {
  expect(canEnter(STRANGER, nested(0o700))).toBe(false)
})

it("the owner enters what is closed to others", () => {
  const inner = nested(0o700)
  const { uid, gid } = fs.statSync(inner)
  expect(canEnter({ uid, gid }, inner)).toBe(true)
})
