import { type Editor, useEditorState } from "@tiptap/react"

const STYLES = { p: "Absatz", 2: "Überschrift", 3: "Unterüberschrift", 4: "Kleine Überschrift" } as const
const LEVELS = [2, 3, 4] as const

/** What the paragraph at the cursor is. */
export function StyleSelect({ editor }: { editor: Editor }) {
  const level = useEditorState({
    editor,
    selector: ({ editor: current }) => LEVELS.find((one) => current.isActive("heading", { level: one })),
  })
  const change = (value: string) => {
    const chosen = LEVELS.find((one) => String(one) === value)
    const chain = editor.chain().focus()
    if (chosen) chain.setHeading({ level: chosen }).run()
    else chain.setParagraph().run()
  }
  return (
    <select
      aria-label="Absatzart"
      className="txt-compact-small h-8 rounded-md border border-ui-border-base bg-ui-bg-field px-2 text-ui-fg-base"
      value={level ?? "p"}
      onChange={(event) => change(event.target.value)}
    >
      {(["p", ...LEVELS] as const).map((style) => (
        <option key={style} value={style}>
          {STYLES[style]}
        </option>
      ))}
    </select>
  )
}
