/** Why there is no picture of a camera, or nobody to read it. */
export type CameraProblem = "refused" | "none" | "busy" | "unsafe" | "unread"

const BY_NAME: Record<string, CameraProblem> = {
  NotAllowedError: "refused",
  SecurityError: "refused",
  NotFoundError: "none",
  OverconstrainedError: "none",
  NotReadableError: "busy",
  AbortError: "busy",
  NotSupportedError: "unsafe",
}

/** What a failed `getUserMedia` means. @see https://www.w3.org/TR/mediacapture-streams/#dom-mediadevices-getusermedia */
export const problemOf = (error: unknown): CameraProblem => (error instanceof Error && BY_NAME[error.name]) || "busy"

export const PROBLEM_TEXTS: Record<CameraProblem, string> = {
  refused: "Die Kamera ist nicht erlaubt. Erlauben Sie sie in den Einstellungen des Browsers für diese Seite.",
  none: "Dieses Gerät hat keine Kamera.",
  busy: "Die Kamera ist nicht frei. Schliessen Sie andere Programme, die sie benutzen.",
  unsafe: "Dieser Browser gibt die Kamera hier nicht frei: Sie braucht eine Adresse mit https.",
  unread: "Der Leser für Codes konnte nicht geladen werden. Prüfen Sie die Verbindung.",
}
