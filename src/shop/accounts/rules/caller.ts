/** What is known of somebody who was searched for and not found. */
interface Caller {
  company: string
  email: string
  phone: string
}

const PHONE = /^[+(]?\d[\d\s()/.-]{5,}$/

/** As what the words of a search begin an account: a number shown by the phone, an address, else the name of a company. */
export function callerOf(searched: string): Caller {
  const words = searched.trim()
  const nobody = { company: "", email: "", phone: "" }
  if (words.includes("@")) return { ...nobody, email: words }
  return PHONE.test(words) ? { ...nobody, phone: words } : { ...nobody, company: words }
}
