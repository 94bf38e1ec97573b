import fs from "node:fs"
import path from "node:path"
import { expect, it } from "vitest"
import { signedInCustomer, until } from "../harness"
import { target } from "../harness/target"
import { ownShops } from "./shop"

ownShops("files", 1)

/** The test's own: it opens the process's log itself. */
const isOfTheTest = (file: string) => /^shop-\d+\.log$/.test(file)

it("writes nothing that other accounts of the machine could read", async () => {
  await signedInCustomer()
  const { dataDir } = target()
  const written = () =>
    fs.readdirSync(dataDir, { recursive: true, encoding: "utf8" }).filter((file) => !isOfTheTest(file))
  await until("a mail and the stand-in's state are written", () => written().some((file) => file.endsWith(".eml")))
  const open = written().filter((file) => (fs.statSync(path.join(dataDir, file)).mode & 0o077) !== 0)
  expect(open).toEqual([])
})
