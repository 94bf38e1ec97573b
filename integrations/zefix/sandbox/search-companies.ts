import { z } from "zod"
import type { SandboxAnswer } from "../../sandbox/wire"
import { refuse } from "./refuse"
import type { SandboxCompany } from "./types"

const query = z.object({
  name: z.string().min(3),
  canton: z.string().length(2).optional(),
  legalSeatId: z.number().int().optional(),
  activeOnly: z.boolean().optional(),
})

/** The name's begin; `*` stands for any characters, case doesn't count. */
function namePattern(name: string): RegExp {
  const parts = name.split("*").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
  return new RegExp(`^${parts.join(".*")}${name.endsWith("*") ? "" : "$"}`, "iu")
}

const short = ({ address: _address, canton: _canton, ...company }: SandboxCompany) => company

export function searchCompanies(companies: readonly SandboxCompany[], body: unknown, mostHits: number): SandboxAnswer {
  const parsed = query.safeParse(body)
  if (!parsed.success) return refuse(400, "INVALID_REQUEST_DATA")
  const { name, canton, legalSeatId, activeOnly } = parsed.data
  if (canton !== undefined && legalSeatId !== undefined) return refuse(400, "INVALID_REQUEST_DATA")
  const pattern = namePattern(name)
  const found = companies.filter(
    (company) =>
      pattern.test(company.name) &&
      (!activeOnly || company.status === "ACTIVE") &&
      (canton === undefined || company.canton === canton) &&
      (legalSeatId === undefined || company.legalSeatId === legalSeatId),
  )
  if (found.length > mostHits) return refuse(400, "RESULTLIST_TO_LARGE")
  return found.length > 0 ? { status: 200, body: found.map(short) } : refuse(404, "NOT_FOUND")
}
