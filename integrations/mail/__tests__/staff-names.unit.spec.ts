import { expect, it } from "vitest"
import { mailText } from "#shop/orders/admin/mail-texts"
import { MAILS } from "../templates/index"

const names = Object.keys(MAILS)

it.each(names)("the mail %s has a German name of its own for staff", (name) => {
  expect(mailText(name)).not.toBe(name)
  expect(names.filter((other) => mailText(other) === mailText(name))).toEqual([name])
})
