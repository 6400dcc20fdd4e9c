const sortKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, part]) => [key, sortKeys(part)] as const)

  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** JSON with a line for each value and keys in one order: what wrote it gave them no meaning. */
export const normaliseJson = (text: string): string =>
  JSON.stringify(sortKeys(JSON.parse(text)), null, 2)
