/** Values while they are typed: a number field holds null while what is typed is none. */
export type Typed<Values> = { [Key in keyof Values]: Values[Key] extends number ? number | null : Values[Key] }
