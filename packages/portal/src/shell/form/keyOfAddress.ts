/** What a letter's link lets in by: it stays in the part of the address that no server is sent, so that the page can be loaded again. */
export const keyOfAddress = (): string | null =>
  new URLSearchParams(location.hash.slice(1)).get('klic')
