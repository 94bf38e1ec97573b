/** The fields of one entry in a form. */
export interface EntryFields<Body> {
  draft: Body
  error: Error | null
  onChange(part: Partial<Body>): void
}

/** What a field of the entry's form is given. */
export const fieldOf = <Body extends object, Name extends keyof Body & string>(
  { draft, error, onChange }: EntryFields<Body>,
  name: Name,
) => ({
  name,
  value: draft[name],
  error,
  onChange: (value: Body[Name]) => onChange({ [name]: value } as unknown as Partial<Body>),
})
