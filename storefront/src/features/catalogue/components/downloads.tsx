import { FileLink } from "@/components/offer/file-link"
import type { ProductFile } from "../files"
import "@/styles/parts/documents.css"

export const Downloads = ({ files }: { files: ProductFile[] }) => (
  <ul className="docs">
    {files.map((file) => (
      <li key={file.url}>
        <FileLink file={file} />
      </li>
    ))}
  </ul>
)
