import { dayText } from "#admin/lib/days"
import type { ProtocolKind } from "#shop/rental/rules/hand-over/protocol"

const TITLES: Record<ProtocolKind, string> = { hand_over: "Übergabeprotokoll", return: "Rückgabeprotokoll" }

interface ProtocolLinksProps {
  protocols: { id: string; kind: ProtocolKind; day: string; url: string }[]
}

/** The papers of a rental, to open. */
export const ProtocolLinks = ({ protocols }: ProtocolLinksProps) =>
  protocols.length === 0 ? null : (
    <ul className="flex flex-col">
      {protocols.map(({ id, kind, day, url }) => (
        <li key={id}>
          <a href={url} className="txt-small text-ui-fg-interactive-hover flex min-h-11 items-center">
            {TITLES[kind]} vom {dayText(day)} (PDF)
          </a>
        </li>
      ))}
    </ul>
  )
