import path from "node:path"
import { describe, expect, it, vi } from "vitest"
import { EnvironmentError, parseEnv, readEnv, readStartEnv } from "../env"
import { warningsAbout } from "../env-warnings"

const production = {
  SHOP_MODE: "production",
  PUBLIC_URL: "https://shop.example.ch",
  SESSION_SECRET: "s".repeat(32),
  SMTP_URL: "smtps://user:word@mail.example.ch",
  ERP_MODE: "off",
}

describe("the environment of the start", () => {
  it("is a demo on loopback when nothing is set", () => {
    expect(readStartEnv({})).toMatchObject({
      mode: "demo",
      port: 9000,
      host: "127.0.0.1",
      publicUrl: "http://localhost:9000",
      dataDir: path.resolve(".data"),
      databaseUrl: undefined,
      trustProxy: false,
    })
  })

  it("has a tag manager only if one is named, Google's unless another origin is", () => {
    expect(readStartEnv({}).tagManager).toBeUndefined()
    expect(readStartEnv({ TAG_MANAGER_ORIGIN: "https://tags.example.ch" }).tagManager).toBeUndefined()
    const tagManager = { id: "GTM-AB12CD3", origin: "https://www.googletagmanager.com" }
    expect(readStartEnv({ TAG_MANAGER_ID: "GTM-AB12CD3" }).tagManager).toEqual(tagManager)
    expect(() => readStartEnv({ TAG_MANAGER_ID: "x' 'unsafe-inline" })).toThrow("TAG_MANAGER_ID")
    const own = readStartEnv({ TAG_MANAGER_ID: "GTM-AB12CD3", TAG_MANAGER_ORIGIN: "https://tags.example.ch/x;y" })
    expect(own.tagManager?.origin).toBe("https://tags.example.ch")
  })

  it("counts an empty value as unset", () => {
    expect(readStartEnv({ PORT: "", DATABASE_URL: " " })).toMatchObject({ port: 9000, databaseUrl: undefined })
  })

  it("follows PORT in the public address until PUBLIC_URL is set, whose slash is dropped", () => {
    expect(readStartEnv({ PORT: "8080" }).publicUrl).toBe("http://localhost:8080")
    expect(readStartEnv({ PUBLIC_URL: "https://shop.example.ch/" }).publicUrl).toBe("https://shop.example.ch")
  })

  it("reads the first staff user's e-mail in lower case, as logins are kept", () => {
    expect(readStartEnv({ ADMIN_EMAIL: " Team@Example.CH " }).adminEmail).toBe("team@example.ch")
  })

  it("reads trusted proxies as a number or as addresses", () => {
    expect(readStartEnv({ TRUST_PROXY: "1" }).trustProxy).toBe(1)
    expect(readStartEnv({ TRUST_PROXY: "loopback, 10.0.0.0/8" }).trustProxy).toEqual(["loopback", "10.0.0.0/8"])
  })

  it("lets pages of no other origin read the contract unless they are named", () => {
    expect(readStartEnv({}).corsOrigins).toEqual([])
    const named = { CORS_ORIGINS: "https://app.example.ch, http://localhost:3000,https://app.example.ch" }
    expect(readStartEnv(named).corsOrigins).toEqual(["https://app.example.ch", "http://localhost:3000"])
  })

  it("is one process that stops at once unless roles and a notice are given", () => {
    expect(readStartEnv({})).toMatchObject({ role: "all", drainMs: 0 })
    const shared = { DATABASE_URL: "postgres://db/shop", REDIS_URL: "redis://redis", SESSION_SECRET: "s".repeat(32) }
    const part = readStartEnv({ ...shared, SHOP_ROLE: "server", DRAIN_SECONDS: "5" })
    expect(part).toMatchObject({ role: "server", drainMs: 5_000 })
    for (const name of Object.keys(shared))
      expect(() => readStartEnv({ ...shared, SHOP_ROLE: "worker", [name]: "" })).toThrow(
        `${name} must be set when SHOP_ROLE=worker.`,
      )
  })

  it.each([
    ["SHOP_ROLE", { SHOP_ROLE: "web" }],
    ["DRAIN_SECONDS", { DRAIN_SECONDS: "soon" }],
    ["SHOP_MODE", { SHOP_MODE: "prod" }],
    ["SHOP_LANGUAGE", { SHOP_LANGUAGE: "German" }],
    ["PORT", { PORT: "abc" }],
    ["PORT", { PORT: "0" }],
    ["PORT", { PORT: "70000" }],
    ["PUBLIC_URL", { PUBLIC_URL: "shop.example.ch" }],
    ["PUBLIC_URL", { PUBLIC_URL: "https://example.ch/shop" }],
    ["DATABASE_URL", { DATABASE_URL: "mysql://localhost/shop" }],
    ["DATABASE_DIRECT_URL", { DATABASE_DIRECT_URL: "mysql://localhost/shop", DATABASE_URL: "postgres://pool/shop" }],
    ["DATABASE_URL", { DATABASE_DIRECT_URL: "postgres://db/shop" }],
    ["REDIS_URL", { REDIS_URL: "localhost:6379" }],
    ["SESSION_SECRET", { SESSION_SECRET: "short" }],
    ["TRUST_PROXY", { TRUST_PROXY: "yes" }],
    ["CORS_ORIGINS", { CORS_ORIGINS: "*" }],
    ["CORS_ORIGINS", { CORS_ORIGINS: "app.example.ch" }],
    ["CORS_ORIGINS", { CORS_ORIGINS: "https://app.example.ch/" }],
    ["CORS_ORIGINS", { CORS_ORIGINS: "https://app.example.ch,https://other.example.ch/shop" }],
    ["CORS_ORIGINS", { CORS_ORIGINS: "https://*.example.ch" }],
    ["CORS_ORIGINS", { CORS_ORIGINS: "null" }],
    ["CORS_ORIGINS", { CORS_ORIGINS: "ftp://files.example.ch" }],
    ["ADMIN_EMAIL", { ADMIN_EMAIL: "admin" }],
    ["SMTP_URL", { SMTP_URL: "mail.example.ch" }],
    ["ERP_MODE", { ERP_MODE: "on" }],
    ["COMPANY_REGISTER", { COMPANY_REGISTER: "bexio" }],
    ["MAIL_TRANSPORT", { MAIL_TRANSPORT: "pigeon" }],
    ["BEXIO_AUTO_ISSUE", { BEXIO_AUTO_ISSUE: "yes" }],
    ["BEXIO_REVENUE_ACCOUNT_NO", { BEXIO_REVENUE_ACCOUNT_NO: "Erlöse" }],
    ["SHOP_NOW", { SHOP_NOW: "tomorrow" }],
    ["ARCHIVE_DIR", { DATA_DIR: "/data", ARCHIVE_DIR: "/data/archive" }],
    ["S3_REGION", { S3_FILE_URL: "https://files.example.ch" }],
    ["ZEFIX_PASSWORD", { ZEFIX_USERNAME: "shop" }],
    ["BEXIO_CLIENT_SECRET", { BEXIO_CLIENT_ID: "shop" }],
  ])("names %s in one line when it is wrong: %o", (variable, source) => {
    const refusal = () => readStartEnv(source)
    expect(refusal).toThrow(EnvironmentError)
    expect(refusal).toThrow(new RegExp(`^${variable} must (be|have) .+\\.$`))
  })

  it("does not repeat a wrong secret", () => {
    expect(() => readStartEnv({ SESSION_SECRET: "too-short" })).not.toThrow(/too-short/)
  })
})

describe("the ERP", () => {
  it.each([
    ["no values", {}, false],
    ["the ERP switched off", { BEXIO_TOKEN: "t", ERP_MODE: "off" }, false],
    ["a token", { BEXIO_TOKEN: "t" }, true],
  ])("is connected or not with %s", (_case, source, isConnected) => {
    expect(readStartEnv(source).connectErp !== null).toBe(isConnected)
  })
})

describe("production", () => {
  it("starts with a public address, a secret, a mail server and the ERP decided", () => {
    expect(readStartEnv(production)).toMatchObject({ isDemo: false, host: "0.0.0.0", erpMode: "off" })
  })

  it.each(["PUBLIC_URL", "SESSION_SECRET", "SMTP_URL"])("refuses to start without %s", (variable) => {
    expect(() => readStartEnv({ ...production, [variable]: undefined })).toThrow(
      `${variable} must be set when SHOP_MODE=production.`,
    )
  })

  it("wants bexio's values unless ERP_MODE=off", () => {
    expect(() => readStartEnv({ ...production, ERP_MODE: undefined })).toThrow(/^BEXIO_TOKEN must be set/)
    expect(readStartEnv({ ...production, ERP_MODE: undefined, BEXIO_TOKEN: "t" }).erpMode).toBe("bexio")
  })

  it("has no movable clock", () => {
    expect(() => readStartEnv({ ...production, SHOP_NOW: "2026-03-01T09:00:00Z" })).toThrow(/^SHOP_NOW /)
  })

  it("warns that companies are entered by hand without Zefix", () => {
    const warnings = (source: object) => warningsAbout(readStartEnv({ ...production, ...source }))
    expect(warnings({})).toHaveLength(1)
    expect(warnings({ ZEFIX_USERNAME: "shop", ZEFIX_PASSWORD: "word" })).toEqual([])
    expect(warnings({ COMPANY_REGISTER: "off" })).toEqual([])
  })
})

describe("the environment of a running shop", () => {
  it.each(["DATABASE_URL", "SESSION_SECRET"])("must name %s", (variable) => {
    const complete = { DATABASE_URL: "postgres://localhost/shop", SESSION_SECRET: "s".repeat(32) }
    expect(parseEnv(complete).databaseUrl).toBe("postgres://localhost/shop")
    expect(() => parseEnv({ ...complete, [variable]: undefined })).toThrow(new RegExp(`^${variable} must be set`))
  })

  it("is checked once, since mails and links name it all the time", () => {
    vi.stubEnv("DATABASE_URL", "postgres://localhost/none").stubEnv("SESSION_SECRET", "x".repeat(32))
    const env = readEnv()
    expect(readEnv()).toBe(env)
    vi.unstubAllEnvs()
  })
})
