import { existsSync, statSync } from "node:fs"
import path from "node:path"
import { readEnv } from "#config/env"
import pictures from "./pictures.json"

/** Where `/media` is served from: files of the repository, and those made by the seed. */
const folders = () => [path.join(__dirname, "assets"), path.join(readEnv().dataDir, "media")]

export interface Picture {
  url: string
  alt: string
}

/** Where a file under `/media` lies. @throws Error if it does not exist: no page links to nothing */
function mediaPath(file: string): string {
  const found = folders()
    .map((folder) => path.join(folder, file))
    .find(existsSync)
  if (!found) throw new Error(`The seed names a file that does not exist: ${file}`)
  return found
}

/** Address of a file under `/media`. @throws Error if it does not exist */
export function mediaUrl(file: string): string {
  mediaPath(file)
  return `/media/${file}`
}

/** The picture that stands for a name in the content. @throws Error if the table or the file lacks it */
export function pictureFor(name: string): Picture {
  const picture = (pictures as Record<string, { file: string; alt: string }>)[name]
  if (!picture) throw new Error(`seed/pictures.json has no picture for ${name}`)
  return { url: mediaUrl(picture.file), alt: picture.alt }
}

/** A document or sample file with its size: the content's `dokumente/x.pdf` is `documents/x.pdf`. */
export function download(name: string): { url: string; bytes: number } {
  const file = name.replace(/^dokumente\//, "documents/").replace(/^beispieldaten\//, "sample-data/")
  return { url: mediaUrl(file), bytes: statSync(mediaPath(file)).size }
}

/** A sample file; a point cloud with the preview that was made next to it and the picture that stands for it. */
export function sampleDownload(name: string) {
  if (!name.endsWith(".ply")) return download(name)
  const preview = download(name.replace(/ply$/, "preview.ply"))
  return { ...download(name), preview: preview.url, preview_bytes: preview.bytes, picture: pictureFor(name).url }
}
