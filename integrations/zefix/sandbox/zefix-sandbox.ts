import { readFile } from "node:fs/promises"
import { formatUid, parseUid } from "#kernel/uid"
import { type Sandbox, startSandbox } from "../../sandbox/sandbox-server"
import { jsonOf, type SandboxAnswer, type SandboxRequest } from "../../sandbox/wire"
import { refuse } from "./refuse"
import { searchCompanies } from "./search-companies"
import type { SandboxCompany } from "./types"

/** Loopback only, and nothing behind it: no secret. */
export const SANDBOX_LOGIN = { username: "sandbox", password: "sandbox" }

const AUTHORIZATION = `Basic ${Buffer.from(`${SANDBOX_LOGIN.username}:${SANDBOX_LOGIN.password}`).toString("base64")}`

interface ZefixSandboxOptions {
  /** JSON file with the companies, in the shape of the register's CompanyFull. */
  companiesFile: string
  port?: number
  /** Hits beyond which the register refuses to list them. */
  mostHits?: number
  /** Whether numbers without dots and dash find nothing (seen by one client, not by another). */
  dottedOnly?: boolean
}

function byUid(companies: readonly SandboxCompany[], id: string, dottedOnly: boolean): SandboxAnswer {
  const uid = parseUid(id)
  if (!uid) return refuse(400, "INVALID_REQUEST_DATA")
  const found = dottedOnly && id !== formatUid(uid) ? [] : companies.filter((company) => company.uid === uid)
  return found.length > 0 ? { status: 200, body: found } : refuse(404, "NOT_FOUND")
}

/** A stand-in for Zefix PublicREST over invented companies. What it copies, and how sure that is: ../README.md. */
export async function startZefixSandbox(options: ZefixSandboxOptions): Promise<Sandbox> {
  const { companiesFile, port, mostHits = 40, dottedOnly = true } = options
  const companies: SandboxCompany[] = JSON.parse(await readFile(companiesFile, "utf8"))

  const handle = (request: SandboxRequest): SandboxAnswer => {
    if (request.headers.authorization !== AUTHORIZATION) return { status: 401, body: "" }
    if (request.method === "POST" && request.path === "/api/v1/company/search") {
      return searchCompanies(companies, jsonOf(request), mostHits)
    }
    const [, id] = /^\/api\/v1\/company\/uid\/([^/]+)$/.exec(request.path) ?? []
    if (request.method === "GET" && id) return byUid(companies, decodeURIComponent(id), dottedOnly)
    const [, ehraid] = /^\/api\/v1\/company\/ehraid\/(\d+)$/.exec(request.path) ?? []
    const company = companies.find((known) => String(known.ehraid) === ehraid)
    return company ? { status: 200, body: company } : refuse(404, "NOT_FOUND")
  }

  return startSandbox({ handle, port, state: () => companies })
}
