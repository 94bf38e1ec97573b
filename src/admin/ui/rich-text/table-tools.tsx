import type { Editor } from "@tiptap/react"
import { ToolButton } from "./tool-button"

/** Makes a table, and changes the one that the cursor is in. */
export function TableTools({ editor, isInTable }: { editor: Editor; isInTable: boolean }) {
  const chain = () => editor.chain().focus()
  if (!isInTable)
    return (
      <ToolButton
        label="Tabelle einfügen"
        onClick={() => chain().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run()}
      >
        Tabelle
      </ToolButton>
    )
  return (
    <>
      <ToolButton label="Zeile einfügen" onClick={() => chain().addRowAfter().run()}>
        + Zeile
      </ToolButton>
      <ToolButton label="Zeile löschen" onClick={() => chain().deleteRow().run()}>
        − Zeile
      </ToolButton>
      <ToolButton label="Spalte einfügen" onClick={() => chain().addColumnAfter().run()}>
        + Spalte
      </ToolButton>
      <ToolButton label="Spalte löschen" onClick={() => chain().deleteColumn().run()}>
        − Spalte
      </ToolButton>
      <ToolButton label="Kopfzeile" onClick={() => chain().toggleHeaderRow().run()}>
        Kopf
      </ToolButton>
      <ToolButton label="Tabelle löschen" onClick={() => chain().deleteTable().run()}>
        − Tabelle
      </ToolButton>
    </>
  )
}
