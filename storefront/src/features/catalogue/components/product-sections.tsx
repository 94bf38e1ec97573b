import type { ProductDetail } from "@contract"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Html } from "../../../components/html"
import { Icon } from "../../../components/icon"
import { pairsOf } from "../numbered"
import "../texts"

const Downloads = ({ files }: { files: [title: string, url: string][] }) => (
  <ul className="docs">
    {files.map(([title, url]) => (
      <li key={url}>
        <a href={url} download>
          <Icon name="download" />
          <span>{title}</span>
        </a>
      </li>
    ))}
  </ul>
)

interface ProductSectionsProps {
  product: ProductDetail
  /** What the page offers as 'Beispieldaten', if the product has any. */
  sampleData?: ReactNode
}

/** Description, the product's own sections and its files, collapsible; the description stands open. */
export const ProductSections = ({ product, sampleData }: ProductSectionsProps) => {
  const { t } = useTranslation("catalogue")
  const documents = pairsOf(product, "document_title", "get_document", 4)
  return (
    <div className="acc">
      <details open>
        <summary>{t("section.description")}</summary>
        <Html className="in-b" html={product.description} />
      </details>
      {pairsOf(product, "accordionheader", "accordioncontent", 4).map(([header, content]) => (
        <details key={header}>
          <summary>{header}</summary>
          <Html className="in-b" html={content} />
        </details>
      ))}
      {documents.length > 0 && (
        <details>
          <summary>{t("section.documents")}</summary>
          <Downloads files={documents} />
        </details>
      )}
      {sampleData && (
        <details>
          <summary>{t("section.sampleData")}</summary>
          {sampleData}
        </details>
      )}
    </div>
  )
}
