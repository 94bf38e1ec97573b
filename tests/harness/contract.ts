import fs from "node:fs"
import path from "node:path"
import { apiDocument } from "#wire/openapi/index"
import { type Answered, describedBy } from "./described"
import { ROOT } from "./settings"

const contract = describedBy(apiDocument("https://shop.example.ch"))
const machines = describedBy(JSON.parse(fs.readFileSync(path.join(ROOT, "docs/machine-openapi.json"), "utf8")))
const faults = new Set<string>()

export const { bodyFault } = contract

/** Before a file begins. */
export const forgetAnswers = () => faults.clear()

const note = (fault: string | undefined) => fault && faults.add(fault)

/** Notes what a call answered if the API's document doesn't say so. */
export function noteAnswer(method: string, address: string, answered: Answered) {
  note(contract.answerFault(method, address, answered))
}

/** The same of a call of staff's that a machine access opens, and what it was asked with where that was taken. */
export function noteStaffAnswer(method: string, address: string, answered: Answered) {
  const below = address.replace(/^\/admin(?=\/)/, "")
  if (below === address) return
  note(machines.answerFault(method, below, answered))
  if (answered.status < 300) note(machines.queryFault(method, below))
}

/** Answers of this file that the documents don't know: their statuses, headers, media types, and every field. */
export const answersOutsideContract = () => [...faults]
