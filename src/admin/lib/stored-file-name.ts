/** The name at the end of a file's address, as a person would read it; as it is where it was never encoded. */
export function storedFileName(url: string): string {
  const name = url.split("/").at(-1) ?? url
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
