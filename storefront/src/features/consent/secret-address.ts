/** Parameters of links in mails, of staff's links, and the e-mail that the login page is handed. */
const SECRETS = ["token", "uidb64", "email", "cartId"]

/** Whether an address holds what no third party may read along. */
export const isSecretAddress = (address: string | URL): boolean => {
  const { searchParams } = new URL(address, window.location.href)
  return SECRETS.some((name) => searchParams.has(name))
}

/**
 * From now on, addresses with a secret are visited by loading them again: a new document, which the tag manager isn't part
 * of. It would else read them from the address bar with each step of the history.
 */
export function keepSecretAddressesApart(history: History, load: (address: string | URL) => void): void {
  for (const method of ["pushState", "replaceState"] as const) {
    const change = history[method].bind(history)
    history[method] = (state, unused, address) => {
      if (address && isSecretAddress(address)) load(address)
      else change(state, unused, address)
    }
  }
}
