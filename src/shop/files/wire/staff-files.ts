import * as z from "zod/mini"
import { lineOfText } from "#kernel/wire/primitives"
import { fileUseNames } from "../rules/file-uses"

/** `POST /admin/files?use=&name=`: the body is the file itself. */
export const uploadQuery = z.object({
  use: z.enum(fileUseNames, "input.invalid"),
  name: lineOfText("input.file_missing"),
})

/** `url` is the public address, or for a private file the route that staff read it by. */
export interface StoredFileWire {
  id: string
  url: string
  name: string
  mime_type: string
  bytes: number
}
