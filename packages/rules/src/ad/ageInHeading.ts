/** An adult's age, a span of two, or an age and more; not a time, a length, a price. */
const AGE =
  /(?<![\d.:])(?<from>1[89]|[2-9]\d)(?:\s?(?<and>[–/-])\s?(?<to>1[89]|[2-9]\d)|(?<more>\+))?(?![\d.:,]\d|\d|\s?(?:%|€|(?:h|hod|min\p{L}*|km|kg|cm|m|kč|eur)(?!\p{L})))/iu

/**
 * How old somebody is who looks for company, as the heading says it.
 * @example ageInHeading('Vdovec 58 hledá milou společnici') // '58'
 */
export const ageInHeading = (heading: string): string | null => {
  const { from, and, to, more } = AGE.exec(heading)?.groups ?? {}
  if (!from) return null
  if (more) return `${from}+`

  return and && to ? `${from}${and.replace('-', '–')}${to}` : from
}
