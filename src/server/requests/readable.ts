const CONTROL = /\p{Cc}/u

/** Whether the path of a URL is text without control characters: nothing of the shop's has another address. */
export function isReadable(url: string): boolean {
  const [path = ""] = url.split("?", 1)
  try {
    return !CONTROL.test(decodeURIComponent(path))
  } catch {
    return false
  }
}
