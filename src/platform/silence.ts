type Listener = () => void
const listeners = new Set<Listener>()

/** Calls back whenever a connection to the database has said nothing for as long as it may: others of this process say nothing either. */
export const onSilence = (listener: Listener) => listeners.add(listener)

export function tellSilence() {
  for (const listener of listeners) listener()
}
