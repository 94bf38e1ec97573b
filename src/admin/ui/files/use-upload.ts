import { useCallback, useRef, useState } from "react"
import type { FileUseName } from "#shop/files/rules/file-uses"
import type { StoredFileWire } from "#shop/files/wire/staff-files"
import { shopPicture } from "./scaled-photo"
import { uploadFile } from "./upload-file"

/** One upload at a time; a newer one takes the place of an older one. */
export function useUpload(use: FileUseName, onStored: (file: StoredFileWire) => void) {
  const [share, setShare] = useState<number | null>(null)
  const [error, setError] = useState<Error | null>(null)
  const running = useRef<AbortController | null>(null)
  const cancel = useCallback(() => running.current?.abort(), [])

  const send = async (file: File) => {
    cancel()
    const own = new AbortController()
    running.current = own
    setError(null)
    setShare(0)
    try {
      const content = use === "picture" ? await shopPicture(file) : file
      own.signal.throwIfAborted()
      onStored(await uploadFile(content, file.name, use, { onProgress: setShare, signal: own.signal }))
    } catch (failure) {
      if (!own.signal.aborted) setError(failure as Error)
    } finally {
      if (running.current === own) setShare(null)
    }
  }
  return { send, cancel, error, share: share ?? 0, isSending: share !== null }
}
