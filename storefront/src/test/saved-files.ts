import { vi } from "vitest"

/** Names of the files that are given to the browser's download from now on; `revoked` once their addresses are freed. */
export function savedFiles() {
  const saved = { names: [] as string[], revoked: vi.spyOn(URL, "revokeObjectURL").mockReturnValue() }
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:file")
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.names.push(this.download)
  })
  return saved
}
