import { useQuery } from "@tanstack/react-query"
import type { OwnRole, StaffRight } from "#kernel/staff-rights"
import { staffQuery } from "./use-staff-query"

const MINUTE_MS = 60_000

/** The role of who is logged in, and what it may; asked for again now and then, since it may be changed. */
export const useOwnRole = () => useQuery({ ...staffQuery<OwnRole>("/admin/own-role"), staleTime: MINUTE_MS })

/** Whether who is logged in may do that; not before it is known. The server judges, pages only offer no more. */
export const useMay = (right: StaffRight): boolean => useOwnRole().data?.rights.includes(right) ?? false
