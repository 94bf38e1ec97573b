import { ArrowUturnLeft, Code, Link as LinkIcon, ListBullet, Photo } from "@medusajs/icons"
import { type Editor, useEditorState } from "@tiptap/react"
import { useState } from "react"
import { AnchorTool } from "./anchor-tool"
import { LinkRow } from "./link-row"
import { PictureRow } from "./picture-row"
import { StyleSelect } from "./style-select"
import { TableTools } from "./table-tools"
import { ToolButton } from "./tool-button"
import { useRovingFocus } from "./use-roving-focus"

interface ToolbarProps {
  editor: Editor
  isSource: boolean
  onToggleSource(): void
}

/** Tools above a text: one stop for the Tab key, arrow keys within. */
export function Toolbar({ editor, isSource, onToggleSource }: ToolbarProps) {
  const [opened, setOpened] = useState<"link" | "picture" | null>(null)
  const focus = useRovingFocus()
  const is = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive("bold"),
      italic: current.isActive("italic"),
      bullets: current.isActive("bulletList"),
      numbers: current.isActive("orderedList"),
      link: current.isActive("link"),
      table: current.isActive("table"),
    }),
  })
  const toggle = (row: "link" | "picture") => setOpened(opened === row ? null : row)
  const close = () => {
    setOpened(null)
    editor.commands.focus()
  }
  const chain = () => editor.chain().focus()

  return (
    <div className="border-b border-ui-border-base bg-ui-bg-subtle">
      <div role="toolbar" aria-label="Formatierung" className="flex flex-wrap items-center gap-1 p-1" {...focus}>
        {!isSource && (
          <>
            <StyleSelect editor={editor} />
            <AnchorTool editor={editor} />
            <ToolButton label="Fett" isPressed={is.bold} onClick={() => chain().toggleBold().run()}>
              <b>F</b>
            </ToolButton>
            <ToolButton label="Kursiv" isPressed={is.italic} onClick={() => chain().toggleItalic().run()}>
              <i>K</i>
            </ToolButton>
            <ToolButton label="Liste" isPressed={is.bullets} onClick={() => chain().toggleBulletList().run()}>
              <ListBullet />
            </ToolButton>
            <ToolButton
              label="Nummerierte Liste"
              isPressed={is.numbers}
              onClick={() => chain().toggleOrderedList().run()}
            >
              1.
            </ToolButton>
            <ToolButton label="Link" isPressed={is.link} isExpanded={opened === "link"} onClick={() => toggle("link")}>
              <LinkIcon />
            </ToolButton>
            <ToolButton label="Bild" isExpanded={opened === "picture"} onClick={() => toggle("picture")}>
              <Photo />
            </ToolButton>
            <TableTools editor={editor} isInTable={is.table} />
            <ToolButton label="Rückgängig" onClick={() => chain().undo().run()}>
              <ArrowUturnLeft />
            </ToolButton>
            <ToolButton label="Wiederholen" onClick={() => chain().redo().run()}>
              <ArrowUturnLeft className="-scale-x-100" />
            </ToolButton>
          </>
        )}
        <ToolButton label="HTML anzeigen" isPressed={isSource} onClick={onToggleSource}>
          <Code />
        </ToolButton>
      </div>
      {!isSource && opened === "link" && <LinkRow editor={editor} onClose={close} />}
      {!isSource && opened === "picture" && <PictureRow editor={editor} onClose={close} />}
    </div>
  )
}
