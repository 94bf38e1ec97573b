import { fileSize } from "@domain/format-size"
import { Icon } from "../../../components/icon"
import { fileType, type SampleFile } from "../sample-files"

const factsOf = ({ url, sizeBytes }: SampleFile): string =>
  [fileType(url), sizeBytes === undefined ? "" : fileSize(sizeBytes)].filter(Boolean).join(", ")

/** Sample data of a product to download: title, type and size. Its heading stands on the page. */
export const SampleData = ({ files }: { files: SampleFile[] }) => (
  <ul className="docs">
    {files.map((file) => (
      <li key={file.url}>
        <a href={file.url} download>
          <Icon name="download" />
          <span>{file.title}</span>
          <small>{factsOf(file)}</small>
        </a>
      </li>
    ))}
  </ul>
)
