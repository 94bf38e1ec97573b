import type { ComponentType } from "react"
import type { Control, FieldValues } from "react-hook-form"
import type { PeopleBody, PeopleKind } from "../../wire/staff-people"
import { EmployeeFields } from "./employee-fields"
import { ReferenceFields } from "./reference-fields"
import { TestimonialFields } from "./testimonial-fields"

interface Kind<Body extends FieldValues> {
  title: string
  /** What the page says while the list is empty. */
  empty: string
  /** What one entry is called, with its article in the accusative. */
  one: string
  blank: Body
  pictureOf(body: Body): string | null
  nameOf(body: Body): string
  /** A line about the entry under its name. */
  aboutOf(body: Body): string
  Fields: ComponentType<{ control: Control<Body> }>
}

/** How each list of the page about the firm is shown and edited. */
export const KINDS: { [Name in PeopleKind]: Kind<PeopleBody[Name]> } = {
  references: {
    title: "Referenzen",
    empty: "Noch keine Referenz.",
    one: "Referenz",
    blank: { name: "", url: "", thumbnail: null },
    pictureOf: ({ thumbnail }) => thumbnail,
    nameOf: ({ name }) => name,
    aboutOf: ({ url }) => url,
    Fields: ReferenceFields,
  },
  employees: {
    title: "Team",
    empty: "Noch niemand.",
    one: "Person",
    blank: { first_name: "", last_name: "", position: "", phone: "", mail: "", avatar: null },
    pictureOf: ({ avatar }) => avatar,
    nameOf: ({ first_name, last_name }) => `${first_name} ${last_name}`,
    aboutOf: ({ position, phone, mail }) => [position, phone, mail].filter(Boolean).join(", "),
    Fields: EmployeeFields,
  },
  testimonials: {
    title: "Kundenstimmen",
    empty: "Noch keine Kundenstimme.",
    one: "Kundenstimme",
    blank: { stars: 5, text: "", name: "", company: "", avatar: null },
    pictureOf: ({ avatar }) => avatar,
    nameOf: ({ name, company }) => [name, company].filter(Boolean).join(", "),
    aboutOf: ({ stars, text }) => `${stars} von 5 Sternen: ${text}`,
    Fields: TestimonialFields,
  },
}
