import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { describe, expect, it, onTestFinished } from "vitest"
import { keepLogin, knownStaffLogin, noticesOf, sessionSecret, staffLogin } from "../start/secrets.mjs"

function dataDir() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "data-"))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  return folder
}

const permissions = (file: string) => fs.statSync(file).mode & 0o777

describe("the session secret", () => {
  it("is made once and kept readable for its owner only", () => {
    const folder = dataDir()
    const secret = sessionSecret({ dataDir: folder })
    expect(secret.length).toBeGreaterThanOrEqual(32)
    expect(sessionSecret({ dataDir: folder })).toBe(secret)
    expect(permissions(path.join(folder, "session-secret"))).toBe(0o600)
  })

  it("is the operator's if set, and then not written anywhere", () => {
    const folder = dataDir()
    expect(sessionSecret({ sessionSecret: "given", dataDir: folder })).toBe("given")
    expect(fs.readdirSync(folder)).toEqual([])
  })
})

type Settings = Parameters<typeof staffLogin>[0]

/** As a start that applies it. */
function appliedLogin(settings: Settings) {
  const login = staffLogin(settings)
  if (login.isNew) keepLogin(login)
  return login
}

describe("the staff login", () => {
  it("is made once, shown once and kept readable for its owner only", () => {
    const folder = dataDir()
    const first = appliedLogin({ dataDir: folder })
    expect(first).toMatchObject({ email: "admin@example.ch", isNew: true })
    expect(staffLogin({ dataDir: folder })).toMatchObject({ password: first.password, isNew: false })
    expect(permissions(first.file)).toBe(0o600)
  })

  it("gets a password of its own when another address is set", () => {
    const folder = dataDir()
    const first = appliedLogin({ dataDir: folder })
    const second = appliedLogin({ dataDir: folder, adminEmail: "team@example.ch" })
    expect(second).toMatchObject({ email: "team@example.ch", isNew: true })
    expect(second.password).not.toBe(first.password)
  })

  it("keeps its password where the file has its address with capitals", () => {
    const folder = dataDir()
    const { file } = appliedLogin({ dataDir: folder })
    fs.writeFileSync(file, "Team@Example.ch\nschon-bekannt\n")
    const again = { email: "team@example.ch", password: "schon-bekannt", isNew: false }
    expect(staffLogin({ dataDir: folder, adminEmail: "team@example.ch" })).toMatchObject(again)
    expect(staffLogin({ dataDir: folder })).toMatchObject(again)
  })

  it("is looked up without making or changing anything", () => {
    const folder = dataDir()
    expect(knownStaffLogin({ dataDir: folder })).toEqual({ email: "admin@example.ch", password: undefined })
    expect(fs.readdirSync(folder)).toEqual([])
    const { file, password } = appliedLogin({ dataDir: folder })
    const kept = fs.readFileSync(file, "utf8")
    expect(knownStaffLogin({ dataDir: folder })).toEqual({ email: "admin@example.ch", password })
    const another = { dataDir: folder, adminEmail: "team@example.ch" }
    expect(knownStaffLogin(another)).toEqual({ email: "team@example.ch", password: undefined })
    expect(knownStaffLogin({ ...another, adminPassword: "chosen" }).password).toBe("chosen")
    expect(fs.readFileSync(file, "utf8")).toBe(kept)
  })

  it.each([
    ["made just now", { standing: "new", isNew: true, isGenerated: true }, /^Login {2}a@b\.ch {2}geheim .*shown once/],
    ["of the environment, set just now", { standing: "new" }, /^Login {2}a@b\.ch$/],
    ["of the environment, set before", { standing: "known" }, /^Login {2}a@b\.ch was set before; what/],
    ["made before", { standing: "known", isGenerated: true }, /before, with the password in admin\.txt; what/],
    ["ignored", { standing: "ignored" }, /^$/],
  ])("is announced as what it is: %s", (_case, login, notice) => {
    const all = { email: "a@b.ch", password: "geheim", file: "admin.txt", isNew: false, isGenerated: false }
    expect(noticesOf({ ...all, ...login }).join()).toMatch(notice)
  })

  it("does not write down a password that the operator chose", () => {
    const folder = dataDir()
    appliedLogin({ dataDir: folder, adminEmail: "team@example.ch", adminPassword: "chosen-by-hand" })
    expect(fs.readdirSync(folder)).toEqual([])
  })
})
