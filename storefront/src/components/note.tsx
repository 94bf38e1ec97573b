import type { ReactNode } from "react"
import { Icon } from "./icon"

const ICONS = { info: "info", ok: "check", warn: "alert", err: "alert" } as const

/** A notice in the flow of the page. Errors and warnings are read out when they appear. */
export const Note = ({ kind = "info", children }: { kind?: keyof typeof ICONS; children: ReactNode }) => (
  <div
    className={kind === "info" ? "note" : `note note-${kind}`}
    role={kind === "err" || kind === "warn" ? "alert" : "status"}
  >
    <Icon name={ICONS[kind]} />
    <div>{children}</div>
  </div>
)
