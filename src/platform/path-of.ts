/** Path of a request's address, without its query and the slashes at its end. Takes the same time for whatever it is given. */
export function pathOf(url: string): string {
  const queryStart = url.indexOf("?")
  let end = queryStart < 0 ? url.length : queryStart
  while (end > 0 && url[end - 1] === "/") end -= 1
  return url.slice(0, end)
}
