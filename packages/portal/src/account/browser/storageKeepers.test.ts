import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MEMORY } from '../../session/memoryKeys.ts'
import { FILE_TEXTS, NOTE_TEXTS } from './storageTexts.ts'

const source = new URL('../../', import.meta.url).pathname

const read = (path: string): string => readFileSync(source + path, 'utf8')

/** Who puts something down in the browser, and under which names. */
const KEEPERS: Readonly<Record<string, readonly string[]>> = {
  'ad-form/place/adDraft.ts': ['inzrt-rozepsany-inzerat'],
  'detail/contact/drillMemory.ts': ['scam-drill'],
  'form/formDrafts.ts': ['unsent-forms'],
  'favourites/guestMarks.ts': ['oblibene'],
  'listing/keepFocus.ts': ['focused-control'],
  'listing/keepPlace.ts': ['left-row'],
  'own-ad/adAccessMemory.ts': ['open-ad'],
  'runtime/reloadOnce.ts': ['reloaded-at'],
  'search/pastSearches.ts': ['past-searches'],
  'stores/toastStore.ts': ['toast'],
  'session/memoryKeys.ts': Object.values(MEMORY),
}

const WRITES = /(?:sessionStorage|localStorage)\.setItem\(|windowMemory\.write\((?!MEMORY\.)/

test('N024 whatever puts something down in the browser is known to the page that lists it', () => {
  const writers = globSync('**/*.{ts,tsx}', { cwd: source })
    .filter((path) => !path.endsWith('.test.ts') && path !== 'memory/windowMemory.ts')
    .filter((path) => WRITES.test(read(path)))

  expect(writers.filter((path) => !(path in KEEPERS))).toEqual([])
})

test.each(Object.entries(KEEPERS))('N024 the names in %s are explained', (path, names) => {
  for (const name of names) {
    expect(read(path)).toContain(`'${name}'`)
    expect(Object.keys(NOTE_TEXTS)).toContain(name)
  }
})

test('N024 the files kept for a moment without a connection are explained', () => {
  const [, shelf = ''] = /const CACHE = '([a-z]+)-\d+'/.exec(read('offline/sw.js')) ?? []

  expect(Object.keys(FILE_TEXTS)).toEqual([shelf])
})
