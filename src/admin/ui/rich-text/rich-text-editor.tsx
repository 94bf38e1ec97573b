import { clx, Textarea } from "@medusajs/ui"
import { EditorContent, useEditor } from "@tiptap/react"
import { useEffect, useRef, useState } from "react"
import { EXTENSIONS } from "./extensions"
import { pastedHtml } from "./pasted-html"
import "./rich-text.css"
import type { RichTextProps } from "./rich-text-props"
import { tidyHtml } from "./tidy-html"
import { Toolbar } from "./toolbar"

/** The text as it will look, or its HTML for who needs that; both change the same value. */
export function RichTextEditor({ id, label, value, onChange, ...aria }: RichTextProps) {
  const [isSource, setIsSource] = useState(false)
  const known = useRef(value)
  const change = (html: string) => {
    known.current = html
    onChange(html)
  }
  const onUpdate = useRef(change)
  onUpdate.current = change

  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    editorProps: {
      attributes: {
        ...(id ? { id } : {}),
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        "aria-invalid": String(aria["aria-invalid"] ?? false),
        ...(aria["aria-describedby"] ? { "aria-describedby": aria["aria-describedby"] } : {}),
        class: "rich-text",
      },
      transformPastedHTML: pastedHtml,
    },
    onUpdate: ({ editor: changed }) => onUpdate.current(tidyHtml(changed.getHTML())),
  })

  useEffect(() => {
    if (value === known.current) return
    known.current = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])

  const toggleSource = () => {
    if (isSource) editor.commands.setContent(value, { emitUpdate: false })
    setIsSource(!isSource)
  }

  return (
    <div
      className={clx("overflow-hidden rounded-md bg-ui-bg-field shadow-borders-base", {
        "shadow-borders-error": aria["aria-invalid"],
      })}
    >
      <Toolbar editor={editor} isSource={isSource} onToggleSource={toggleSource} />
      {isSource ? (
        <Textarea
          aria-label={`${label}, HTML`}
          className="rounded-none font-mono shadow-none"
          rows={16}
          spellCheck={false}
          value={value}
          onChange={(event) => change(event.target.value)}
        />
      ) : (
        <EditorContent editor={editor} />
      )}
    </div>
  )
}
