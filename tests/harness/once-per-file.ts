let file = 0

/** Said before a file is read: what the ones before it made went with their database. */
export const beginFile = () => {
  file += 1
}

/** Makes something once for all tests of a file. */
export function oncePerFile<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: { in: number; value: Promise<Value> } | undefined
  return () => {
    if (made?.in !== file) made = { in: file, value: make() }
    return made.value
  }
}
