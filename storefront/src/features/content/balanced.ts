const TAG = /<(\/?)([a-z][a-z0-9]*)[^>]*>/g
const EMPTY = new Set(["br", "img"])

/**
 * A piece cut out of sanitised HTML, made whole: what it leaves open is closed, what it closes without having opened is
 * left out. Else an open `<strong>` would run on through the rest of the page.
 */
export function balanced(piece: string): string {
  const open: string[] = []
  const html = piece.replace(TAG, (tag, isEnd: string, name: string) => {
    if (EMPTY.has(name)) return tag
    if (!isEnd) {
      open.push(name)
      return tag
    }
    const at = open.lastIndexOf(name)
    if (at < 0) return ""
    return open
      .splice(at)
      .reverse()
      .map((one) => `</${one}>`)
      .join("")
  })
  return (
    html +
    open
      .reverse()
      .map((name) => `</${name}>`)
      .join("")
  )
}
