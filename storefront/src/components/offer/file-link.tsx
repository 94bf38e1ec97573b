import { fileNote } from "#kernel/format-size"
import { Icon } from "../icon"

interface LinkedFile {
  url: string
  title: string
  sizeBytes?: number
}

/** A file by its title, with kind and size. */
export const FileLink = ({ file }: { file: LinkedFile }) => (
  <a href={file.url} download>
    <Icon name="download" />
    <span>{file.title}</span>
    <small>{fileNote(file.url, file.sizeBytes)}</small>
  </a>
)
