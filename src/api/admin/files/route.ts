import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readEnv } from "../../../config/env"
import { type StoredFileWire, uploadQuery } from "../../../contract/staff-files"
import { FILE_USES } from "../../../domain/file-uses"
import { tooLarge } from "../../../workflows/files/byte-streams"
import { storeFile } from "../../../workflows/files/store-file"
import { parse } from "../../http/parse"
import { requireStaff } from "../../http/staff"

/** Takes a file for later use: `?use=picture&name=Halle.jpg`, the body is the file itself. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<StoredFileWire>) {
  const staffId = requireStaff(request)
  const upload = parse(uploadQuery, request.query)
  const { maxBytes } = FILE_USES[upload.use]
  if (Number(request.headers["content-length"]) > maxBytes) throw tooLarge(maxBytes)
  response.status(201).json(await storeFile(request.scope, staffId, upload, request, readEnv().publicUrl))
}
