import { fileNote } from "#kernel/format-size"
import { Icon } from "@/components/icon"
import type { ProductFile } from "../files"

/** Files by their title, with kind and size. */
export const Downloads = ({ files }: { files: ProductFile[] }) => (
  <ul className="docs">
    {files.map((file) => (
      <li key={file.url}>
        <a href={file.url} download>
          <Icon name="download" />
          <span>{file.title}</span>
          <small>{fileNote(file.url, file.sizeBytes)}</small>
        </a>
      </li>
    ))}
  </ul>
)
