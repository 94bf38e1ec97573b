import type { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import type { IFileModuleService, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { message } from "#kernel/wire/message"
import { now } from "#platform/clock"
import { invalidField, refuse } from "#platform/refusal"
import { FILES_MODULE } from "../data"
import type FilesModuleService from "../data/service"
import { fileTypeOf, TYPE_BYTES } from "../rules/file-types"
import { FILE_USES, type FileUseName, fileNameOf, MOST_UNCLAIMED } from "../rules/file-uses"
import { fileWire } from "../wire/file-wire"
import type { StoredFileWire } from "../wire/staff-files"
import { drawable, firstBytes, within } from "./byte-streams"

const DAY_MS = 24 * 60 * 60 * 1000

interface Upload {
  use: FileUseName
  /** As the browser calls it. */
  name: string
}

/**
 * Keeps what staff upload while it arrives, without holding it whole but for pictures that papers show; of a refused or broken upload
 * nothing stays.
 * @param ownAddress of the shop: a public file that lies under it is named by its path
 * @throws Refusal 400 keyed `file` for what is empty, of a type that isn't taken or a broken picture, 413 for too much, at once or within a day
 */
export async function storeFile(
  scope: MedusaContainer,
  staffId: string,
  { use, name }: Upload,
  body: Readable,
  ownAddress: string,
): Promise<StoredFileWire> {
  const { access, extensions, maxBytes } = FILE_USES[use]
  await requireRoom(scope, staffId)
  const { first, whole } = await firstBytes(body, TYPE_BYTES)
  const type = fileTypeOf(first)
  if (first.length === 0) throw invalidField("file", "files.empty")
  if (!type || !(extensions as readonly string[]).includes(type.extension))
    throw invalidField("file", "files.wrong_type", { types: extensions.map((type) => type.toUpperCase()) })
  const source = access === "private" && type.extension === "png" ? await drawable(whole, maxBytes) : whole
  const fileName = fileNameOf(name, type)
  const provider = scope.resolve<IFileModuleService>(Modules.FILE)
  const target = await provider.getUploadStream({ filename: fileName, mimeType: type.mimeType, access })
  const stored = target.promise.catch((error: unknown) => ({ error }))
  const limit = within(maxBytes)
  try {
    await pipeline(source, limit, target.writeStream)
    const result = await stored
    if ("error" in result) throw result.error
    const [row] = await scope.resolve<FilesModuleService>(FILES_MODULE).createStoredFiles([
      {
        use,
        key: target.fileKey,
        url: access === "public" ? addressOf(target.url, ownAddress) : null,
        name: fileName,
        mime_type: type.mimeType,
        bytes: limit.bytes(),
        staff_id: staffId,
      },
    ])
    return fileWire(row)
  } catch (error) {
    await provider.deleteFiles([target.fileKey]).catch(() => {})
    throw error
  }
}

/** Public files stay for good, and private ones a day: nobody fills the disk with either. @throws Refusal 413 */
async function requireRoom(scope: MedusaContainer, staffId: string) {
  const [{ sum }] = await scope
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)("stored_file")
    .where({ staff_id: staffId })
    .whereNull("owner_id")
    .where("created_at", ">", new Date(now().getTime() - DAY_MS))
    .sum("bytes")
  if (Number(sum) >= MOST_UNCLAIMED) throw refuse(message("files.enough_today"), { status: 413, field: "file" })
}

const addressOf = (url: string, ownAddress: string) =>
  url.startsWith(`${ownAddress}/`) ? url.slice(ownAddress.length) : url
