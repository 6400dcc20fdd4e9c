import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { matchRoute } from './matchRoute.ts'
import { FIXED_PAGES } from './pageRoutes.ts'

const appsFolder = fileURLToPath(new URL('../../../', import.meta.url))
const SAMPLES: Record<string, string> = {
  '[slug]': 'kola-1a2b',
  '[file]': '1.xml',
  '[dialCode]': '204815',
  '[edition]': '48-2026',
  '[nickname]': 'jana_k',
}

/** Addresses a shell answers, read from its folders as Next reads them. */
const addresses = (shell: string): string[] =>
  globSync(`${shell}/src/app/**/{page.tsx,route.ts}`, { cwd: appsFolder }).map((file) => {
    const folders = file.split('/').slice(3, -1)
    return `/${folders.map((folder) => SAMPLES[folder] ?? folder).join('/')}`
  })

const general = addresses('general')
const adult = addresses('adult')

test.each([...new Set([...general, ...adult])])(
  'R016 the bff knows the page %s of the shells',
  (address) => {
    expect(matchRoute(address)?.kind).toBe('page')
  },
)

test('R016 every page of the bff is drawn by a shell', () => {
  const drawn = new Set([...general, ...adult])
  expect([...FIXED_PAGES.keys()].filter((path) => !drawn.has(path))).toEqual([])
})
