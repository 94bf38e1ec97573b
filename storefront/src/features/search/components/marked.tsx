import type { Marks } from "#shop/catalogue/wire/search"

/** A text with the stretches marked that the query meant. */
export const Marked = ({ text, marks }: { text: string; marks: Marks }) => {
  let shown = 0
  return (
    <>
      {marks.map(([start, end]) => {
        const before = text.slice(shown, start)
        shown = end
        return (
          <span key={start}>
            {before}
            <mark>{text.slice(start, end)}</mark>
          </span>
        )
      })}
      {text.slice(shown)}
    </>
  )
}
