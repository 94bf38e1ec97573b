/** What a translator has put in the place of a text that React still holds. */
const translations = new WeakMap<Node, Node>()

const isFont = (node: Node | null | undefined): node is Node => node?.nodeName === "FONT"

function noteTranslation(
  text: Node,
  { addedNodes, previousSibling, nextSibling }: MutationRecord,
  all: MutationObserver,
) {
  const translation = [addedNodes[0], previousSibling, nextSibling].find(isFont)
  if (text.nodeType !== Node.TEXT_NODE || !translation) return
  translations.set(text, translation)
  all.observe(text, { characterData: true })
}

/** The child of `parent` that is shown in the place of `child`, which isn't one; null where that can't be told. */
function shownFor(child: Node, parent: Node): Node | null {
  let shown = translations.get(child) ?? child.parentNode
  while (shown && shown.parentNode !== parent) shown = shown.parentNode
  return shown
}

/**
 * Browsers translate a page by putting `<font>` elements in the place of its texts, which React doesn't know of: it would
 * throw when it removes such a text or puts something before it, and change what nobody sees (decision 336). From now on it
 * meets the translation instead.
 */
export function surviveTranslation(): void {
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      for (const removed of record.removedNodes) noteTranslation(removed, record, observer)
      const translation = translations.get(record.target)
      if (record.type === "characterData" && translation) translation.textContent = record.target.textContent
    }
  })
  observer.observe(document.body, { childList: true, subtree: true })

  const { insertBefore, removeChild } = Node.prototype
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    try {
      return insertBefore.call(this, node, next) as T
    } catch {
      return insertBefore.call(this, node, next && shownFor(next, this)) as T
    }
  }
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    try {
      removeChild.call(this, child)
    } catch {
      const shown = shownFor(child, this)
      if (shown) removeChild.call(this, shown)
    }
    return child
  }
}
