import { atMost, type Verdict } from '../support/verdict.ts'
import { measurePages } from './measurePages.ts'

/** Of these 113 kB are Next's and React's. */
const MOST_KB = 125
/** Lists and ads bring the search, the filter, the picker of places and the gallery. */
const MOST_KB_OF_LISTS = 133
const LISTS = /^\/(\[slug\]|search|uzivatel\/\[nickname\])$/

/** Whether every page of both built sites keeps to its JavaScript. */
export const sizeVerdicts = (): Verdict[] =>
  [...measurePages('general'), ...measurePages('adult')].map(({ site, page, brotliKb }) =>
    atMost(
      `${site} ${page}: JavaScript, brotli`,
      brotliKb,
      LISTS.test(page) ? MOST_KB_OF_LISTS : MOST_KB,
      'kB',
    ),
  )
