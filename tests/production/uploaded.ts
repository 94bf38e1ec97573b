import { STAFF } from "../harness"

/** Uploads a text as staff do; where it can be read. */
export async function uploaded(baseUrl: string, text: string): Promise<string> {
  const login = await fetch(`${baseUrl}/auth/user/emailpass`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(STAFF),
  })
  const form = new FormData()
  form.append("files", new Blob([text], { type: "text/plain" }), "protokoll.txt")
  const upload = await fetch(`${baseUrl}/admin/uploads`, {
    method: "POST",
    headers: { authorization: `Bearer ${(await login.json()).token}` },
    body: form,
  })
  return (await upload.json()).files[0].url
}
