import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readEnv } from "#config/env"
import { tooLarge } from "#shop/files/commands/byte-streams"
import { storeFile } from "#shop/files/commands/store-file"
import { FILE_USES } from "#shop/files/rules/file-uses"
import { type StoredFileWire, uploadQuery } from "#shop/files/wire/staff-files"
import { requireStaff } from "../../http/identity/staff"
import { parse } from "../../http/parse"
import { requireOneOf } from "../../http/staff-access/required-right"

/** Takes a file for later use: `?use=picture&name=Halle.jpg`, the body is the file itself. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<StoredFileWire>) {
  const staffId = requireStaff(request)
  const upload = parse(uploadQuery, request.query)
  const { maxBytes, rights } = FILE_USES[upload.use]
  requireOneOf(request, rights)
  if (Number(request.headers["content-length"]) > maxBytes) throw tooLarge(maxBytes)
  response.status(201).json(await storeFile(request.scope, staffId, upload, request, readEnv().publicUrl))
}
