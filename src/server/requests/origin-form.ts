const WITH_ORIGIN = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i

/**
 * A request may name its whole address instead of the path: for everything behind, it is the path that was asked for.
 * @example originForm("http://shop.ch/mieten?from=x") //=> "/mieten?from=x"
 * @see https://www.rfc-editor.org/rfc/rfc9112#name-absolute-form
 */
export function originForm(url: string): string {
  const path = url.replace(WITH_ORIGIN, "")
  return path.startsWith("/") ? path : `/${path}`
}
