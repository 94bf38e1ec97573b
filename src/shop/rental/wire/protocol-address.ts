/** Where staff open a protocol's PDF. */
export const protocolAddress = (id: string) => `/admin/rental/protocols/${id}/pdf`
