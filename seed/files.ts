import { existsSync } from "node:fs"
import path from "node:path"
import pictures from "./pictures.json"

const FOLDER = path.join(__dirname, "assets")

export interface Picture {
  url: string
  alt: string
}

/** Address of a file of `assets/`, served under `/media`. @throws Error if it does not exist: no page links to nothing */
export function mediaUrl(file: string): string {
  if (!existsSync(path.join(FOLDER, file))) throw new Error(`The seed names a file that does not exist: ${file}`)
  return `/media/${file}`
}

/** The picture that stands for a name in the content. @throws Error if the table or the file lacks it */
export function pictureFor(name: string): Picture {
  const picture = (pictures as Record<string, { file: string; alt: string }>)[name]
  if (!picture) throw new Error(`seed/pictures.json has no picture for ${name}`)
  return { url: mediaUrl(picture.file), alt: picture.alt }
}
