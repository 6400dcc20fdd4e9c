const LONGEST = 150
/** What would be no name of a file, or hard to type. */
const STANDS_FOR: Readonly<Record<string, string>> = { '/': '+', '?': '_', '&': ',', '+': ' ' }

/**
 * A file's name that still says which address it is about.
 * @example fileNameOf('/uzivatel/jana?page=2') // 'uzivatel+jana_page=2'
 */
export const fileNameOf = (path: string): string =>
  path
    .slice(1)
    .replaceAll(/[/?&+]/g, (sign) => STANDS_FOR[sign] ?? sign)
    .slice(0, LONGEST) || 'home'
