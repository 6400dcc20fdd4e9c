/** The query of an address, as a search is kept. */
export const queryOf = (href: string): string => href.slice(href.indexOf('?') + 1)
