import { expect, test } from 'vitest'
import { fileNameOf } from './fileNameOf.ts'

test.each([
  ['/', 'home'],
  ['/napoveda', 'napoveda'],
  ['/napoveda/', 'napoveda+'],
  ['/uzivatel/jana?page=2&order=price_asc', 'uzivatel+jana_page=2,order=price_asc'],
  ['/search?term=kola+v', 'search_term=kola v'],
])('the answer at %s lies in %s', (path, name) => {
  expect(fileNameOf(path)).toBe(name)
})
