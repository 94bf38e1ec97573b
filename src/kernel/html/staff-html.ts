/**
 * What staff's HTML may hold: text structure, tables, links and the shop's own pictures, as the pages' style knows them.
 * No scripts, styles, frames, forms, classes, event handlers, foreign pictures. Elements not named here are left out and
 * their text stays; attributes not named here are left out.
 */
export const STAFF_HTML: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...["p", "br", "ul", "ol", "li", "strong", "em", "b", "i", "table", "thead", "tbody", "tr"].map(
    (element): [string, string[]] => [element, []],
  ),
  ...["h2", "h3", "h4"].map((element): [string, string[]] => [element, ["id"]]),
  ["a", ["href", "target", "rel"]],
  ["img", ["src", "alt", "width", "height"]],
  ["th", ["scope", "colspan", "rowspan"]],
  ["td", ["colspan", "rowspan"]],
])

/** Addresses a link of staff may have: pages of the shop and the web, mail, telephone, a place in the page. */
const LINK = /^(?:https?:\/\/[^\s/\\]|mailto:|tel:|\/(?![/\\])|#)/i
/** Pictures come from the shop's own files alone: who reads a page is told to nobody else. */
const OWN_PICTURE = /^\/(?:static|media)\/[\w%./-]+\.(?:avif|gif|jpe?g|png|webp)$/i
const ANCHOR = /^[a-z][a-z0-9-]{0,79}$/
/** Ids by which the pages find their own parts: a heading of this name would be taken for them. */
const IDS_OF_PAGES: ReadonlySet<string> = new Set(["root", "state", "inhalt", "nav"])
const SCOPE = /^(?:col|row)(?:group)?$/
const SPAN = /^[1-9]\d?$/
const PIXELS = /^[1-9]\d{0,3}$/

/** Browsers ignore control characters in an address; so that "java\nscript:" is seen, such an address is none. */
const isPrintable = (text: string) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text)

/** What a link that opens a new tab tells the other page of this one: nothing. */
export const NEW_TAB_REL = "noopener noreferrer"

/** Whether a link of staff may lead there. */
export function isStaffLink(address: string): boolean {
  return LINK.test(address) && isPrintable(address)
}

/** Whether a heading may be found by this name: lower-case letters, digits and dashes, none of the pages' own. */
export function isAnchor(id: string): boolean {
  return ANCHOR.test(id) && !IDS_OF_PAGES.has(id)
}

/** Whether a picture is one of the shop's own files. */
export function isOwnPicture(address: string): boolean {
  return OWN_PICTURE.test(address) && !address.includes("..")
}

const VALUES: ReadonlyMap<string, (value: string) => boolean> = new Map([
  ["href", isStaffLink],
  ["src", isOwnPicture],
  ["id", isAnchor],
  ["target", (value) => value === "_blank"],
  ["rel", (value) => value === NEW_TAB_REL],
  ["scope", (value) => SCOPE.test(value)],
  ["colspan", (value) => SPAN.test(value)],
  ["rowspan", (value) => SPAN.test(value)],
  ["width", (value) => PIXELS.test(value)],
  ["height", (value) => PIXELS.test(value)],
  ["alt", () => true],
])

/** Whether staff's HTML may hold this attribute with this value; names in lower case. */
export function isStaffAttribute(element: string, name: string, value: string): boolean {
  return Boolean(STAFF_HTML.get(element)?.includes(name) && VALUES.get(name)?.(value))
}
