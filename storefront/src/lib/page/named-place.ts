/** The element that an address's hash names; null without one, and for a hash that nobody can read. */
export function namedPlace(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  } catch {
    return null
  }
}
