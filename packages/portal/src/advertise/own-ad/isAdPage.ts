const AD_PAGE = /^\/([a-z0-9-]+)\/(edit|promo|renew)$/

/**
 * Whether an address is one of the pages an ad's password opens.
 * @example isAdPage('kolo-1a2b', '/kolo-1a2b/promo') // true
 */
export const isAdPage = (slug: string, path: string): boolean => AD_PAGE.exec(path)?.[1] === slug
