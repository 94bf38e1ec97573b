import { existsSync } from "node:fs"
import path from "node:path"
import { readEnv } from "../src/config/env"
import pictures from "./pictures.json"

/** Where `/media` is served from: files of the repository, and those made by the seed. */
const folders = () => [path.join(__dirname, "assets"), path.join(readEnv().dataDir, "media")]

export interface Picture {
  url: string
  alt: string
}

/** Address of a file under `/media`. @throws Error if it does not exist: no page links to nothing */
export function mediaUrl(file: string): string {
  if (!folders().some((folder) => existsSync(path.join(folder, file))))
    throw new Error(`The seed names a file that does not exist: ${file}`)
  return `/media/${file}`
}

/** The picture that stands for a name in the content. @throws Error if the table or the file lacks it */
export function pictureFor(name: string): Picture {
  const picture = (pictures as Record<string, { file: string; alt: string }>)[name]
  if (!picture) throw new Error(`seed/pictures.json has no picture for ${name}`)
  return { url: mediaUrl(picture.file), alt: picture.alt }
}

/** A document or sample file: the content's `dokumente/x.pdf` is `documents/x.pdf`. */
export const downloadUrl = (name: string) =>
  mediaUrl(name.replace(/^dokumente\//, "documents/").replace(/^beispieldaten\//, "sample-data/"))
