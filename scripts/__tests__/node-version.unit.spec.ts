import { expect, it } from "vitest"
import { isSupportedNode } from "../lib/node-version.mjs"

it.each([
  ["18.20.4", false],
  ["20.18.3", false],
  ["20.19.0", true],
  ["20.20.2", true],
  ["21.7.3", false],
  ["22.11.0", false],
  ["22.12.0", true],
  ["24.1.0", true],
])("Node %s: supported is %s", (version, isSupported) => {
  expect(isSupportedNode(version)).toBe(isSupported)
})
