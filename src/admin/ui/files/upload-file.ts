import type { FileUseName } from "#shop/files/rules/file-uses"
import type { StoredFileWire } from "#shop/files/wire/staff-files"
import { StaffRefusal } from "../../lib/use-staff-change"

interface Progress {
  /** Told how much is up, 0 to 1. */
  onProgress?(share: number): void
  signal?: AbortSignal
}

/** Sends a file to the shop. Only XMLHttpRequest tells how far an upload is. @throws StaffRefusal, messages keyed `file` */
export const uploadFile = (file: Blob, name: string, use: FileUseName, { onProgress, signal }: Progress = {}) =>
  new Promise<StoredFileWire>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open("POST", `/admin/files?${new URLSearchParams({ use, name })}`)
    request.setRequestHeader("Content-Type", "application/octet-stream")
    request.responseType = "json"
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () => {
      if (request.status === 201) return resolve(request.response)
      const isRefused = request.status < 500 && request.response !== null
      reject(isRefused ? new StaffRefusal(request.response) : new Error(`Upload: ${request.status}`))
    }
    request.onerror = () => reject(new Error("Upload: unreachable"))
    request.onabort = () => reject(new DOMException("Upload", "AbortError"))
    signal?.addEventListener("abort", () => request.abort())
    request.send(file)
  })
