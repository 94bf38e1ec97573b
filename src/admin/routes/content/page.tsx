import { defineRouteConfig } from "@medusajs/admin-sdk"
import { DocumentText } from "@medusajs/icons"
import { Container, Heading, Tabs } from "@medusajs/ui"
import { useSearchParams } from "react-router-dom"
import { PageFor } from "#admin/ui/roles/for-right"
import { TextEditor } from "#shop/content/admin/texts/text-editor"
import { TextList } from "#shop/content/admin/texts/text-list"

/** What the shop's pages say. */
const Content = () => {
  const [query, setQuery] = useSearchParams()
  return (
    <Container className="p-0">
      <div className="px-6 py-4">
        <Heading>Inhalte</Heading>
      </div>
      <Tabs value={query.get("tab") ?? "texts"} onValueChange={(tab) => setQuery({ tab })}>
        <Tabs.List className="px-6 pb-4">
          <Tabs.Trigger value="texts">Texte</Tabs.Trigger>
          <Tabs.Trigger value="faq">FAQ</Tabs.Trigger>
          <Tabs.Trigger value="events">Eventinformationen</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="texts">
          <TextList />
        </Tabs.Content>
        <Tabs.Content value="faq">
          <TextEditor textKey="faq" />
        </Tabs.Content>
        <Tabs.Content value="events">
          <TextEditor textKey="eventinformation" />
        </Tabs.Content>
      </Tabs>
    </Container>
  )
}

const ContentPage = () => (
  <PageFor right="contents">
    <Content />
  </PageFor>
)

export const config = defineRouteConfig({ label: "Inhalte", icon: DocumentText, rank: 6 })

export default ContentPage
