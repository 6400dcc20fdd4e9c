import { toStems } from '@inzrt/domain/search'

/** What is said of every second ad and tells nothing of its thing. */
const ASKING = new Set(
  toStems(
    'prodám prodej nabízím daruji koupím kupuji poptávám sháním hledám přijmu vyměním výměna pěkný nový starý starší zachovalý levně',
  ),
)

const tellingStems = (heading: string): string[] =>
  toStems(heading).filter((stem) => stem.length > 2 && !ASKING.has(stem))

/** Words two headings must share; a heading of one word can share no more. */
const SHARED = 2

/**
 * Whether two headings speak of the same thing.
 * @example headingsMatch('Prodám dětské kolo 20"', 'Koupím dětské kolo') // true
 */
export const headingsMatch = (one: string, other: string): boolean => {
  const [stems, others] = [tellingStems(one), tellingStems(other)]
  const wanted = Math.min(SHARED, stems.length, others.length)

  return wanted > 0 && stems.filter((stem) => others.includes(stem)).length >= wanted
}
