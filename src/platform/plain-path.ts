/** More than any router or proxy would undo; keeps a path of nothing but `%25` cheap. */
const MOST_DECODINGS = 4

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/**
 * What a path says, however it is spelled: letters in `%xx` (several times over too) and in capitals, backslashes, doubled
 * slashes and one at the end mean nothing. Parts that can't be decoded stay as they are.
 * @param path without the query
 * @example plainPath("//Auth/%75ser/") //=> "/auth/user"
 */
export function plainPath(path: string): string {
  let plain = path
  for (let round = 0; round < MOST_DECODINGS; round++) plain = plain.split("/").map(decoded).join("/")
  return `/${plain
    .toLowerCase()
    .split(/[/\\]/)
    .filter((part) => part !== "")
    .join("/")}`
}
