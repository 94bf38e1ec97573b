import { useQuery } from "@tanstack/react-query"

/** Reads one of our staff routes with the session of the commerce admin. */
export const useStaffQuery = <Answer>(path: string) =>
  useQuery({
    queryKey: [path],
    queryFn: async ({ signal }): Promise<Answer> => {
      const answer = await fetch(path, { credentials: "include", signal })
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
      return answer.json()
    },
  })
