import { expect, test } from 'vitest'
import { isPageLink } from './isPageLink.ts'

const here = 'http://localhost:3000/kola?page=2'
const link = { target: '', hasDownload: false }

test.each([
  ['http://localhost:3000/auta', true],
  ['http://localhost:3000/kola?page=3', true],
  ['http://localhost:3000/o-spolecnosti#kontakty', true],
  ['http://localhost:3000/kola?page=2#obsah', false],
  ['http://pinkpack.localhost:3000/', false],
  ['https://www.coi.cz/', false],
  ['mailto:podpora@inzrt.example', false],
  ['http://localhost:3000/api/image/a.jpg', false],
  ['http://localhost:3000/vekova-brana/odejit', false],
  ['', false],
])('%s loads another page of this site: %s', (href, expected) => {
  expect(isPageLink({ ...link, href }, here)).toBe(expected)
})

test('a link into a new window or to a file leaves the page where it is', () => {
  const href = 'http://localhost:3000/auta'
  expect(isPageLink({ ...link, href, target: '_blank' }, here)).toBe(false)
  expect(isPageLink({ ...link, href, hasDownload: true }, here)).toBe(false)
})
