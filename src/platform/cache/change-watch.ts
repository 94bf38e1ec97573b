import { DatabaseListener } from "../database-listener"
import { CHANNEL, ENSURE_TRIGGERS } from "./watch-sql"

interface WatchOptions {
  databaseUrl: string
  /**
   * Something of this area may have changed, of its named products alone if any are named; of any area if none is named,
   * as when notifications may have been missed.
   */
  onChange: (area?: string, products?: string[]) => void
  /** Told once per outage. */
  onLost: (error: Error) => void
}

/** Hears of changes, and of nothing while its connection is broken: only what was read while listening may be kept. */
export const changeWatch = ({ databaseUrl, onChange, onLost }: WatchOptions) =>
  new DatabaseListener({
    databaseUrl,
    channel: CHANNEL,
    prepare: ENSURE_TRIGGERS,
    onNotification: (payload) => {
      const [area, products] = payload.split(":")
      onChange(area || undefined, products?.split(","))
    },
    onGap: () => onChange(),
    onLost,
  })
