/** Official lists are published in either encoding; what is no UTF-8 is the older one. */
export const decodeCzech = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1250').decode(bytes)
  }
}
