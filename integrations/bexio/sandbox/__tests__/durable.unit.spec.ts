import { spawn } from "node:child_process"
import { once } from "node:events"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { type BexioSandbox, startBexioSandbox } from "../bexio-sandbox"
import { A_CONTACT, anOrder, callerOf } from "./caller"

let stateDir: string
let sandbox: BexioSandbox | undefined
beforeEach(() => {
  stateDir = fs.mkdtempSync(path.join(os.tmpdir(), "bexio-"))
})
afterEach(async () => {
  await sandbox?.stop()
  fs.rmSync(stateDir, { recursive: true })
})

const start = async () => {
  sandbox = await startBexioSandbox({ stateDir, limits: { default: 1e6, search: 1e6, pdf: 1e6 } })
  return callerOf(sandbox)
}
const restart = async () => {
  await sandbox?.stop()
  return start()
}

/** A sandbox in a process of its own, which prints its address. */
async function startProcess() {
  const module = JSON.stringify("integrations/bexio/sandbox/bexio-sandbox.ts")
  const program = `import("./scripts/lib/typescript.mjs")
    .then(({ loadTypeScript }) => loadTypeScript(${module}).startBexioSandbox({ stateDir: ${JSON.stringify(stateDir)} }))
    .then((s) => console.log(s.baseUrl))`
  const child = spawn(process.execPath, ["-e", program], { stdio: ["ignore", "pipe", "inherit"] })
  const [line] = await once(child.stdout, "data")
  return { child, baseUrl: String(line).trim() }
}

describe("the books on disk", () => {
  it("hold every write that was answered when the process was killed in the midst of them", async () => {
    const { child, baseUrl } = await startProcess()
    const call = callerOf({ baseUrl, token: "sandbox" })
    const { id: contactId } = (await call("POST /2.0/contact", A_CONTACT)).body
    const answered: string[] = []
    const write = async (): Promise<void> => {
      const { body } = await call("POST /2.0/kb_order", anOrder(contactId))
      answered.push(body.document_nr)
      return write()
    }
    const writers = Promise.allSettled([write(), write(), write()])
    while (answered.length < 20) await new Promise((resolve) => setImmediate(resolve))
    child.kill("SIGKILL")
    await writers

    const reopened = await start()
    const kept: { document_nr: string }[] = (await reopened("GET /2.0/kb_order?limit=2000")).body
    expect(kept.map(({ document_nr }) => document_nr)).toEqual(expect.arrayContaining(answered))
    expect(new Set(kept.map(({ document_nr }) => document_nr)).size).toBe(kept.length)
    expect(kept.length - answered.length).toBeLessThanOrEqual(3)
    const { body } = await reopened("POST /2.0/kb_order", anOrder(contactId))
    expect(body.id).toBe(kept.length + 1)
  }, 30_000)

  it("leave out a write that was cut off before it was answered", async () => {
    const call = await start()
    await call("POST /2.0/contact", A_CONTACT)
    await sandbox?.stop()
    fs.appendFileSync(path.join(stateDir, "journal.jsonl"), '[{"table":"contact","id":2,"row":{"id":2,"na')
    const reopened = await start()
    expect((await reopened("GET /2.0/contact")).body).toHaveLength(1)
    expect((await reopened("POST /2.0/contact", A_CONTACT)).body.id).toBe(2)
    expect((await (await restart())("GET /2.0/contact")).body).toHaveLength(2)
  })

  it("are read again as they were: states, payments, deletions, numbers", async () => {
    const call = await start()
    const { id: contactId } = (await call("POST /2.0/contact", A_CONTACT)).body
    await call("POST /2.0/unit", { name: "Tag" })
    for (const title of ["eins", "zwei", "drei"]) {
      const { id } = (await call("POST /2.0/kb_order", anOrder(contactId, { title }))).body
      await call(`POST /2.0/kb_order/${id}/invoice`)
    }
    await call("POST /2.0/kb_invoice/1/issue")
    await call("POST /__sandbox/pay/RE-00001", { value: "100" })
    await call("DELETE /2.0/kb_invoice/3")
    const { body: state } = await call("GET /__sandbox/state")
    const reopened = await restart()
    expect((await reopened("GET /__sandbox/state")).body).toEqual(state)
    const again = await restart()
    expect((await again("GET /__sandbox/state")).body).toEqual(state)
    await again("POST /2.0/kb_order", anOrder(contactId))
    const { body: fourth } = await again("POST /2.0/kb_order/4/invoice")
    expect(fourth).toMatchObject({ document_nr: "RE-00004" })
  })

  it("stay quick with a thousand orders", async () => {
    const call = await start()
    const { id: contactId } = (await call("POST /2.0/contact", A_CONTACT)).body
    await call("POST /2.0/kb_order", anOrder(contactId))
    const journal = path.join(stateDir, "journal.jsonl")
    const [{ row }] = JSON.parse(fs.readFileSync(journal, "utf8").trimEnd().split("\n").at(-1)!)
    for (let id = 2; id <= 1000; id++) {
      const copy = { ...row, id, document_nr: `AU-${id}`, title: `Webshop W-${id}` }
      fs.appendFileSync(journal, `${JSON.stringify([{ table: "kb_order", id, row: copy }])}\n`)
    }
    const reopened = await restart()
    const conditions = [{ field: "title", value: "Webshop W-777", criteria: "=" }]
    const search = () => reopened("POST /2.0/kb_order/search", conditions)
    expect((await search()).body).toMatchObject([{ id: 777, total: "1897.150000" }])
    const startedAt = performance.now()
    for (let count = 0; count < 5; count++) await search()
    expect((performance.now() - startedAt) / 5).toBeLessThan(1_000)
  })
})
