import type { StoredFileWire } from "./staff-files"

interface FileRow {
  id: string
  url: string | null
  name: string
  mime_type: string
  bytes: number
}

/** How staff's pages know a file: a private one is read through its own route. */
export const fileWire = ({ id, url, name, mime_type, bytes }: FileRow): StoredFileWire => ({
  id,
  url: url ?? `/admin/files/${id}`,
  name,
  mime_type,
  bytes,
})
