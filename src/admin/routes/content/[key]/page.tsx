import { Container, Heading } from "@medusajs/ui"
import { Link, useParams } from "react-router-dom"
import { PageFor } from "#admin/ui/roles/for-right"
import { TextEditor } from "#shop/content/admin/texts/text-editor"
import { textName } from "#shop/content/admin/texts/text-names"

/** One text of the shop's pages. */
const OneText = () => {
  const { key = "" } = useParams()
  return (
    <Container className="p-0">
      <div className="px-6 pt-4">
        <Link to="/content" className="txt-small text-ui-fg-interactive-hover">
          Inhalte
        </Link>
        <Heading>{textName(key).name}</Heading>
      </div>
      <TextEditor key={key} textKey={key} />
    </Container>
  )
}

const TextPage = () => (
  <PageFor right="contents">
    <OneText />
  </PageFor>
)

export default TextPage
