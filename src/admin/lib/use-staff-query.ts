import { queryOptions, useQuery } from "@tanstack/react-query"

/** How one of our staff routes is read with the session of the commerce admin. */
export const staffQuery = <Answer>(path: string) =>
  queryOptions({
    queryKey: [path],
    queryFn: async ({ signal }): Promise<Answer> => {
      const answer = await fetch(path, { credentials: "include", signal })
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
      return answer.json()
    },
  })

export const useStaffQuery = <Answer>(path: string) => useQuery(staffQuery<Answer>(path))
