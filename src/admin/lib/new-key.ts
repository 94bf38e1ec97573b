/**
 * By which the shop knows what is sent a second time because the answer to the first was lost. The shop may be opened by an
 * address without https, where browsers give no UUIDs.
 */
export const newKey = () => [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16)).join("x")
