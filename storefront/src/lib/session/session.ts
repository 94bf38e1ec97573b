import { useSyncExternalStore } from "react"
import { type StoredText, storedText } from "./browser-storage"

const authToken = storedText("auth_token")
const cartToken = storedText("cart_token")
/** The cart of a login that ended by itself, until any tab signs in again. Whoever isn't signed in is never shown it. */
const leftCart = storedText("left_cart_token")
/** The cart that was linked to the login: the customer's, whoever sits at the browser next. */
const linkedCart = storedText("linked_cart_token")

/** What a header can carry; anything else in the storage is no login. */
const authTokenOf = (text: string | null) => (text !== null && /^[\x21-\x7e]+$/.test(text) ? text : null)

/** The login ended by itself, and nobody has signed in since, in whichever tab. */
const loginEnded = storedText("login_ended")

/** What the server takes for a cart's token (ruling 5); anything else in the storage is no cart. */
export const cartTokenOf = (text: string | null) => (text !== null && /^[\w-]{16,128}$/.test(text) ? text : null)

/** 32 random characters of the alphabet the server accepts (`A-Za-z0-9_-`). */
export function randomToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
}

/**
 * Which login took the place of which one of the same customer: other tabs read it when they hear of the new one. The last
 * signs of both tell them from others and give neither away.
 */
const renewal = storedText("renewed_login")
const renewalOf = (former: string | null, next: string) => former?.slice(-8) + next.slice(-8)

/** The browser's login and cart: the one home of both tokens. */
export const session = {
  authToken: () => authTokenOf(authToken.get()),
  cartToken: () => cartTokenOf(cartToken.get()),

  hasEnded: () => loginEnded.get() !== null,

  signIn(token: string) {
    authToken.set(token)
    loginEnded.set(null)
  },

  /** The same customer goes on with another login. */
  renew(token: string) {
    renewal.set(renewalOf(session.authToken(), token))
    session.signIn(token)
  },

  isRenewal: (former: string, next: string) => renewal.get() === renewalOf(former, next),

  /** Ends the login and forgets the cart (spec "public shop" §4: a reset clears the auth token and the cart token). */
  reset() {
    authToken.set(null)
    cartToken.set(null)
    leftCart.set(null)
    linkedCart.set(null)
    loginEnded.set(null)
  },

  /** The same after a 403, which nobody asked for: the next login in this browser takes the cart up again, unless it is somebody else's. */
  expire() {
    const cart = session.cartToken() ?? leftCart.get()
    session.reset()
    leftCart.set(cart)
    loginEnded.set("1")
  },

  /** Takes up the cart that an ended login left, unless there is a new one by now. */
  resumeCart() {
    const left = leftCart.get()
    if (left && session.cartToken() === null) cartToken.set(left)
    leftCart.set(null)
  },

  noteLinked: linkedCart.set,

  /** Ends the login where the page stays: a linked cart is left as by `expire`, one that was never linked is nobody's and stays. */
  forgetLogin() {
    const cart = session.cartToken()
    if (cart && cart === linkedCart.get()) {
      leftCart.set(cart)
      cartToken.set(null)
    }
    authToken.set(null)
  },

  /** The cart token, created by the first visit that needs one. */
  ensureCartToken(): string {
    const known = session.cartToken()
    if (known) return known
    const created = randomToken()
    cartToken.set(created)
    return created
  },

  adoptCart(token: string) {
    cartToken.set(token)
  },

  /** The next visit that needs a cart begins a new one. */
  forgetCart() {
    cartToken.set(null)
  },
}

const onServer = () => null
const useStored = (stored: StoredText) => useSyncExternalStore(stored.subscribe, stored.get, onServer)

/** Null on the server and while hydrating, so that rendered pages are the same for everybody. */
export const useAuthToken = () => authTokenOf(useStored(authToken))
export const useCartToken = () => cartTokenOf(useStored(cartToken))
export const useIsSignedIn = () => useAuthToken() !== null
export const onLoginChange = (listener: () => void) => authToken.subscribe(listener)
