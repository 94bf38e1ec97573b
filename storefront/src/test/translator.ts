/** Does to all text below what a browser's translator does: puts a `<font>` with the translation in its place. */
export function translateTexts(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Node[] = []
  while (walker.nextNode()) texts.push(walker.currentNode)
  for (const text of texts) {
    const font = document.createElement("font")
    font.textContent = text.textContent
    text.parentNode?.insertBefore(font, text)
    text.parentNode?.removeChild(text)
  }
}
