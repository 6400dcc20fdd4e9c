const SCAN = /^#noviny-(\d{1,2})-(\d{4})$/

/** What an address carries from a printed code to the page. @example scanHash('48-2026') // '#noviny-48-2026' */
export const scanHash = (edition: string): string => `#noviny-${edition}`

/** @example parseScan('#noviny-48-2026') // { number: 48, year: 2026 } */
export const parseScan = (hash: string): { number: number; year: number } | null => {
  const [, number, year] = SCAN.exec(hash) ?? []

  return number && year ? { number: Number(number), year: Number(year) } : null
}
