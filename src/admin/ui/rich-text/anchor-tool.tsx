import { Hashtag } from "@medusajs/icons"
import { type Editor, useEditorState } from "@tiptap/react"
import { isAnchor } from "#kernel/html/staff-html"
import { slugOf } from "#kernel/words/slug"
import { ToolButton } from "./tool-button"

/** A name for a heading after its words that no other heading of the text has. */
function freeAnchor({ state }: Editor): string {
  const taken = new Set<string>()
  state.doc.descendants(({ attrs }) => {
    if (attrs.id) taken.add(attrs.id)
  })
  const slug = slugOf(state.selection.$from.parent.textContent)
  const name = isAnchor(slug) ? slug : `abschnitt-${slug}`.replace(/-$/, "")
  let free = name
  for (let count = 2; taken.has(free); count++) free = `${name}-${count}`
  return free
}

/** Lets links find the heading at the cursor; pages list such headings under their title. */
export function AnchorTool({ editor }: { editor: Editor }) {
  const { isHeading, id } = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      isHeading: current.isActive("heading"),
      id: current.getAttributes("heading").id as string | null,
    }),
  })
  if (!isHeading) return null
  const toggle = () =>
    editor
      .chain()
      .focus()
      .updateAttributes("heading", { id: id ? null : freeAnchor(editor) })
      .run()
  return (
    <ToolButton label={id ? `Sprungmarke #${id}` : "Sprungmarke"} isPressed={Boolean(id)} onClick={toggle}>
      <Hashtag />
    </ToolButton>
  )
}
