/** What is charged, and how much; a row without an amount says more about the one above. */
export interface AmountRow {
  label: string
  amount: string | null
}

/** A part of a mail's body. Its texts may have `**bold**` and `[links](address)`. */
export type Block =
  | { kind: "paragraph"; lines: readonly string[] }
  | { kind: "list"; items: readonly string[] }
  | { kind: "button"; text: string; to: string }
  | { kind: "amounts"; rows: readonly AmountRow[] }

export const paragraph = (...lines: string[]): Block => ({ kind: "paragraph", lines })
export const list = (...items: string[]): Block => ({ kind: "list", items })
export const button = (text: string, to: string): Block => ({ kind: "button", text, to })
export const amounts = (...rows: AmountRow[]): Block => ({ kind: "amounts", rows })
export const row = (label: string, amount: string | null = null): AmountRow => ({ label, amount })
