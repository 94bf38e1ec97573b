import type { PageData } from "#wire/page-data"
import { createQueryClient } from "../../lib/http/query-client"
import { matchRoute } from "../routes"
import { loadPage } from "./load-page"

/** Nothing that a browser could read as another host. */
const PLAIN_PATH = /^(?:\/[\w~%.-]+)+$/

/** The path in small letters and without doubled slashes; undefined if that is no other plain path. */
export function plainForm(path: string): string | undefined {
  const plain = path.replace(/\/{2,}/g, "/").toLowerCase()
  return plain !== path && PLAIN_PATH.test(plain) ? plain : undefined
}

async function isPage(path: string, data: PageData): Promise<boolean> {
  const queryClient = createQueryClient()
  const isFound = await loadPage(matchRoute(path), { data, query: new URLSearchParams(), queryClient })
  queryClient.clear()
  return isFound
}

/** The page that a path without one meant, if there is one: `/Mieten/RTC-360`, `//mieten`, a former address. */
export async function meantPath(path: string, data: PageData): Promise<string | undefined> {
  const plain = plainForm(path)
  if (plain && (await isPage(plain, data))) return plain
  return (await data.movedPage(plain ?? path)) ?? undefined
}
