import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { MEMORY } from '../../shell/session/memoryKeys.ts'
import { FILE_TEXTS, NOTE_TEXTS } from './storageTexts.ts'

const source = fileURLToPath(new URL('../../', import.meta.url))

const read = (path: string): string => readFileSync(source + path, 'utf8')

/** Who puts something down in the browser, and under which names. */
const KEEPERS: Readonly<Record<string, readonly string[]>> = {
  'advertise/ad-form/place/adDraft.ts': ['inzrt-rozepsany-inzerat'],
  'browse/detail/contact/drillMemory.ts': ['scam-drill'],
  'shell/form/formDrafts.ts': ['unsent-forms'],
  'ad/favourites/guestMarks.ts': ['oblibene'],
  'browse/listing/keepFocus.ts': ['focused-control'],
  'browse/listing/keepPlace.ts': ['left-row'],
  'browse/seen/seenAds.ts': ['seen-ads'],
  'advertise/own-ad/adAccessMemory.ts': ['open-ad'],
  'shell/runtime/reloadOnce.ts': ['reloaded-at'],
  'shell/push/claimBrowser.ts': ['push-login'],
  'login/login/nextLogin.ts': ['next-login'],
  'site/search/pastSearches.ts': ['past-searches'],
  'shell/stores/toastStore.ts': ['toast'],
  'ad/favourites/offlineFavourites.ts': ['guest-favourites-1'],
  'shell/session/memoryKeys.ts': Object.values(MEMORY),
}

const WRITES = /(?:sessionStorage|localStorage)\.setItem\(|windowMemory\.write\((?!MEMORY\.)/

test('N024 whatever puts something down in the browser is known to the page that lists it', () => {
  const writers = globSync('**/*.{ts,tsx}', { cwd: source })
    .filter((path) => !path.endsWith('.test.ts') && path !== 'shell/memory/windowMemory.ts')
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
  const [, shelf = ''] = /const CACHE = '([a-z]+)-\d+'/.exec(read('site/offline/sw.js')) ?? []

  expect(Object.keys(FILE_TEXTS)).toEqual([shelf])
})
