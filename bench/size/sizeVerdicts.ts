import { pageAt } from '@inzrt/contracts/pages'
import { atMost, type Verdict } from '../support/verdict.ts'
import { measurePages } from './measurePages.ts'

/** Of these 113 kB are Next's and React's. */
const MOST_KB = 125.6
/** Lists and ads bring the search, the filter of places and of what things are, and the gallery. */
const MOST_KB_OF_LISTS = 134

/** A page of the table as Next names it. */
const isList = (name: string): boolean =>
  pageAt(name.replaceAll('[', '{').replaceAll(']', '}'))?.scripts === 'of a list'

/** Whether every page of both built sites keeps to its JavaScript. */
export const sizeVerdicts = (): Verdict[] =>
  [...measurePages('general'), ...measurePages('adult')].map(({ site, page, brotliKb }) =>
    atMost(
      `${site} ${page}: JavaScript, brotli`,
      brotliKb,
      isList(page) ? MOST_KB_OF_LISTS : MOST_KB,
      'kB',
    ),
  )
