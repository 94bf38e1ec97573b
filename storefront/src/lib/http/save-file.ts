import { http } from "./http"

/** The name that the server gives a file: the one with umlauts (`filename*`) before the plain one. */
function fileNameOf({ headers }: Response): string | undefined {
  const disposition = headers.get("content-disposition") ?? ""
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  return encoded ? decodeURIComponent(encoded) : /filename="?([^";]+)/.exec(disposition)?.[1]
}

/** Gives a fetched file to the browser's download. */
function save(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement("a")
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/**
 * A document of the customer's needs the login, so it is fetched with it and handed to the browser's download.
 * @param name for a file that the server gives none
 */
export async function download(path: string, accept: string, name: string): Promise<void> {
  const answer = await http.file(path, accept)
  save(await answer.blob(), fileNameOf(answer) ?? name)
}

export const downloadPdf = (path: string, name: string) => download(path, "application/pdf", name)
