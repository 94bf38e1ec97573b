import { Container, Heading } from "@medusajs/ui"
import { Link, useParams } from "react-router-dom"
import { TextEditor } from "#shop/content/admin/texts/text-editor"
import { textName } from "#shop/content/admin/texts/text-names"

/** One text of the shop's pages. */
const TextPage = () => {
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

export default TextPage
