import { Photo } from "@medusajs/icons"
import { useState } from "react"

/** A small picture next to its words; a sign in its place while there is none or it can't be loaded. */
export function Thumbnail({ url }: { url: string | null }) {
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <div className="bg-ui-bg-subtle text-ui-fg-muted flex size-12 shrink-0 items-center justify-center overflow-hidden rounded-md">
      {url && url !== broken ? (
        <img src={url} alt="" loading="lazy" className="size-full object-contain" onError={() => setBroken(url)} />
      ) : (
        <Photo aria-label={url ? "Das Bild fehlt" : undefined} />
      )}
    </div>
  )
}
