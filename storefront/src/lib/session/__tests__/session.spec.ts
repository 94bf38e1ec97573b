import { describe, expect, it, vi } from "vitest"
import { onLoginChange, session } from "../session"

describe("session", () => {
  it("makes a cart token of 32 allowed characters and keeps it", () => {
    const token = session.ensureCartToken()
    expect(token).toMatch(/^[A-Za-z0-9_-]{32}$/)
    expect(session.ensureCartToken()).toBe(token)
  })

  it("makes another one after a reset, which forgets login and cart", () => {
    const before = session.ensureCartToken()
    session.signIn("abc")
    session.reset()
    expect([session.authToken(), session.cartToken()]).toEqual([null, null])
    expect(session.ensureCartToken()).not.toBe(before)
  })

  it.each(["kurz", "x".repeat(129), "mit Leerzeichen im Wert", "../../../../etc/passwd", "ümläüt-ümläüt-ümläüt"])(
    "takes the stored text %s for no cart and makes a new one",
    (text) => {
      localStorage.setItem("cart_token", text)
      expect(session.cartToken()).toBeNull()
      expect(session.ensureCartToken()).toMatch(/^[A-Za-z0-9_-]{32}$/)
    },
  )

  it.each(["schlüssel", "zwei Wörter", "a\nb", ""])("takes the stored text %j for no login", (text) => {
    localStorage.setItem("auth_token", text)
    expect(session.authToken()).toBeNull()
  })

  it("takes up the cart of a login that ended by itself, whichever tab signs in again", () => {
    const before = session.ensureCartToken()
    session.signIn("abc")
    session.expire()
    expect([session.authToken(), session.cartToken()]).toEqual([null, null])
    sessionStorage.clear() // another tab has another one
    session.resumeCart()
    expect(session.cartToken()).toBe(before)
  })

  it("does not take it up besides a new cart, nor after a logout", () => {
    session.ensureCartToken()
    session.expire()
    const fresh = session.ensureCartToken()
    session.resumeCart()
    expect(session.cartToken()).toBe(fresh)

    session.expire()
    session.reset()
    session.resumeCart()
    expect(session.cartToken()).toBeNull()
  })

  it("sets a linked cart aside with a forgotten login, and keeps one that was filled since", () => {
    const linked = session.ensureCartToken()
    session.signIn("abc")
    session.noteLinked(linked)
    session.forgetLogin()
    expect([session.authToken(), session.cartToken(), session.hasEnded()]).toEqual([null, null, false])
    const nobodys = session.ensureCartToken()
    session.forgetLogin()
    expect(session.cartToken()).toBe(nobodys)
    session.forgetCart()
    session.resumeCart()
    expect(session.cartToken()).toBe(linked)
  })

  it("says no more that a login ended once somebody has logged in, in whichever tab", () => {
    session.signIn("abc")
    session.expire()
    expect(session.hasEnded()).toBe(true)
    const tabs = Object.entries(sessionStorage)
    sessionStorage.clear() // another tab has another one
    session.signIn("another")
    session.reset()
    for (const [key, value] of tabs) sessionStorage.setItem(key, value)
    expect(session.hasEnded()).toBe(false)
  })

  it("notices that another tab has logged out", () => {
    session.signIn("abc")
    const noticed = vi.fn()
    const stop = onLoginChange(noticed)
    localStorage.removeItem("auth_token")
    window.dispatchEvent(new StorageEvent("storage", { key: "auth_token" }))
    stop()
    expect(noticed).toHaveBeenCalledOnce()
    expect(session.authToken()).toBeNull()
  })

  it.each([
    ["notices when it comes back as it was what happened meanwhile", true, 1],
    ["asks nothing when it is shown the first time", false, 0],
  ])("%s", (_what, persisted, times) => {
    session.signIn("abc")
    const noticed = vi.fn()
    const stop = onLoginChange(noticed)
    localStorage.removeItem("auth_token")
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }))
    stop()
    expect(noticed).toHaveBeenCalledTimes(times)
  })

  it("lives as long as the page where the browser refuses storage", () => {
    const refuse = () => {
      throw new DOMException("denied", "SecurityError")
    }
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse, clear: () => undefined })
    session.signIn("abc")
    expect(session.authToken()).toBe("abc")
    session.reset()
    expect(session.authToken()).toBeNull()
    vi.unstubAllGlobals() // the next file's modules are loaded before its tests begin
  })
})
