import { atMost, type Verdict } from '../support/verdict.ts'
import { measurePages } from './measurePages.ts'

const MOST_KB = 138

/** Whether every page of both built sites keeps to its JavaScript. */
export const sizeVerdicts = (): Verdict[] =>
  [...measurePages('general'), ...measurePages('adult')].map(({ site, page, brotliKb }) =>
    atMost(`${site} ${page}: JavaScript, brotli`, brotliKb, MOST_KB, 'kB'),
  )
