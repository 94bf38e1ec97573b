import * as z from "zod/mini"
import { pictureAddress } from "#kernel/wire/picture-address"
import { lineOfText, optionalLine, requiredText } from "#kernel/wire/primitives"
import { email } from "#shop/accounts/wire/account"

/** What the page about the firm lists. */
export const PEOPLE_KINDS = ["references", "employees", "testimonials"] as const
export type PeopleKind = (typeof PEOPLE_KINDS)[number]

const LINK_INVALID = "input.link_invalid"
const EMAIL_INVALID = "input.email_invalid"
const PHONE_INVALID = "input.phone_invalid"
const STARS_INVALID = "content.stars_invalid"

function isSecureLink(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null
  return url?.protocol === "https:" && url.hostname.includes(".") && url.username === "" && url.password === ""
}

/** Null shows a placeholder. */
const picture = z.nullable(pictureAddress)

const referenceBody = z.object({
  name: lineOfText("input.lastname_missing"),
  /** Of the firm's own site; "" is none. */
  url: optionalLine(500).check(z.refine((url) => url === "" || isSecureLink(url), LINK_INVALID)),
  thumbnail: picture,
})
const employeeBody = z.object({
  first_name: lineOfText("input.firstname_missing"),
  last_name: lineOfText("input.lastname_missing"),
  position: optionalLine(),
  phone: optionalLine(50).check(z.regex(/^$|^\+?[\d\s()/.-]{7,}$/, PHONE_INVALID)),
  mail: optionalLine(254).check(z.refine((mail) => mail === "" || z.safeParse(email, mail).success, EMAIL_INVALID)),
  avatar: picture,
})
const testimonialBody = z.object({
  stars: z.int(STARS_INVALID).check(z.minimum(1, STARS_INVALID), z.maximum(5, STARS_INVALID)),
  text: requiredText("input.text_missing", 1000),
  name: lineOfText("input.lastname_missing"),
  company: optionalLine(),
  avatar: picture,
})

/** `POST /admin/people/{kind}`. */
export const peopleBodies = {
  references: referenceBody,
  employees: employeeBody,
  testimonials: testimonialBody,
} satisfies Record<PeopleKind, z.ZodMiniType>

export interface PeopleBody {
  references: z.infer<typeof referenceBody>
  employees: z.infer<typeof employeeBody>
  testimonials: z.infer<typeof testimonialBody>
}

/** Next to the body in `POST /admin/people/{kind}/{id}`: of the entry that was changed. */
export const entryVersion = z.object({ version: z.int("input.invalid") })

/** `POST /admin/people/{kind}/{id}/place`: in front of which entry; null is the end. */
export const entryPlace = z.object({ before: z.nullable(z.string("input.invalid")) })

export type StaffEntry<Kind extends PeopleKind> = PeopleBody[Kind] & { id: string; version: number }

/** `GET /admin/people`: each list in the order in which the shop shows it. */
export type StaffPeople = { [Kind in PeopleKind]: StaffEntry<Kind>[] }
