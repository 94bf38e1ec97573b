import type { StaffRight } from "#kernel/staff-rights"
import type { FileType } from "./file-types"

const MEGABYTE = 1024 * 1024

/** What a file is for decides who may read it, who may upload it, what it may be, and how big. */
export interface FileUse {
  access: "public" | "private"
  /** One of them will do: those of what names such files. */
  rights: readonly [StaffRight, ...StaffRight[]]
  extensions: readonly string[]
  maxBytes: number
}

const PICTURES = ["jpg", "png", "webp", "avif"] as const

export const FILE_USES = {
  picture: { access: "public", rights: ["contents", "products"], extensions: PICTURES, maxBytes: 10 * MEGABYTE },
  document: { access: "public", rights: ["products"], extensions: ["pdf"], maxBytes: 50 * MEGABYTE },
  sample_data: {
    access: "public",
    rights: ["products"],
    extensions: ["zip", "las", "e57", "ply", "dxf", "pdf"],
    maxBytes: 500 * MEGABYTE,
  },
  certificate: { access: "private", rights: ["products"], extensions: ["pdf"], maxBytes: 10 * MEGABYTE },
  photo: { access: "private", rights: ["counter"], extensions: ["jpg", "png", "webp"], maxBytes: 10 * MEGABYTE },
  signature: { access: "private", rights: ["counter"], extensions: ["png"], maxBytes: MEGABYTE },
} as const satisfies Record<string, FileUse>

/** Of one person within a day, in bytes: what stays though nothing names it, and what a form has yet to name. */
export const MOST_UNCLAIMED = 5000 * MEGABYTE

export type FileUseName = keyof typeof FILE_USES
export const fileUseNames = Object.keys(FILE_USES) as [FileUseName, ...FileUseName[]]

const LONGEST_NAME = 80

/**
 * The name under which a file is kept and saved: the stem of what it was called, with the ending of what it is.
 * Letters, digits, `-` and `_` alone, since it becomes part of an address and of a path.
 */
export function fileNameOf(given: string, { extension }: FileType): string {
  const stem = given.replace(/\.[^./\\]*$/, "")
  const plain = stem
    .replace(/[äöüÄÖÜ]/g, (letter) => ({ ä: "ae", ö: "oe", ü: "ue", Ä: "Ae", Ö: "Oe", Ü: "Ue" })[letter] ?? letter)
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .replace(/[^A-Za-z0-9_-]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, LONGEST_NAME)
  return `${plain || "datei"}.${extension}`
}
