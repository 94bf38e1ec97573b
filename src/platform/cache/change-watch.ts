import { DatabaseListener } from "../listening/database-listener"
import { CHANNEL, ensureTriggers, type Watched } from "./watch-sql"

interface WatchOptions {
  databaseUrl: string
  /** All that is watched when a connection is made. */
  watched: () => readonly Watched[]
  /**
   * Something of this area may have changed, of its named products alone if any are named; of any area if none is named,
   * as when notifications may have been missed.
   */
  onChange: (area?: string, products?: string[]) => void
  /** Told once per outage. */
  onLost: (error: Error) => void
}

/** Hears of changes, and of nothing while its connection is broken: only what was read while listening may be kept. */
export const changeWatch = ({ databaseUrl, watched, onChange, onLost }: WatchOptions) =>
  new DatabaseListener({
    databaseUrl,
    channel: CHANNEL,
    prepare: () => ensureTriggers(watched()),
    onNotification: (payload) => {
      const [area, products] = payload.split(":")
      onChange(area || undefined, products?.split(","))
    },
    onGap: () => onChange(),
    onLost,
  })
