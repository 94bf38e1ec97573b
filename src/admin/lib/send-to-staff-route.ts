/** Sends to one of our staff routes with the session of the commerce admin. @throws Error with the route's own words */
export async function sendToStaffRoute<Answer>(path: string, body: unknown): Promise<Answer> {
  const answer = await fetch(path, {
    method: "POST",
    credentials: "include",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  })
  if (answer.ok) return answer.json()
  const { message } = (await answer.json().catch(() => ({}))) as { message?: string }
  throw new Error(message ?? "Das hat nicht geklappt. Bitte versuchen Sie es erneut.")
}
