/**
 * Writes a query as the api reads it: `types[]` repeats, other lists are joined by commas,
 * flags are words, what is missing is left out.
 * @example toSearchParams({ 'types[]': ['offer'], include: ['ads', 'banners'], forHp: true })
 * // types[]=offer & include=ads,banners & forHp=true
 */
export const toSearchParams = (query: Readonly<Record<string, unknown>>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) =>
      toTexts(key, value).map((text): [string, string] => [key, text]),
    ),
  )

const toTexts = (key: string, value: unknown): string[] => {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value)) return [String(value)]

  return key.endsWith('[]') ? value.map(String) : [value.join(',')]
}
