import type { Edition } from '@inzrt/contracts/newspaper/edition'
import { expect, test } from 'vitest'
import type { Brand } from '../shell/brand/Brand.ts'
import { footerColumns } from './footerColumns.ts'
import { toCrumbs } from './toCrumbs.ts'
import { toDateline } from './toDateline.ts'

const origins = { own: 'http://pinkpack.localhost:3000', sister: 'http://localhost:3000' }
const general = { adultOnly: false, name: 'Inzrt', hasNewspaper: true, motto: 'Motto' } as Brand
const adult = {
  adultOnly: true,
  name: 'Pinkpack',
  sister: { name: 'Inzrt' },
  hasNewspaper: false,
  ageNote: 'Jen 18+',
} as Brand

const edition: Edition = {
  number: 48,
  year: 2026,
  deadlineAt: '2026-11-26T11:00:00Z',
  releaseDate: '2026-12-01',
  state: 'planned',
  adsCount: null,
  pages: null,
  pdfPath: null,
  coverPath: null,
}

test('R022 on the adult site the way begins at home of the general brand', () => {
  expect(toCrumbs(adult, origins, [{ label: 'Seznámení' }])).toEqual([
    { label: 'Inzrt', href: 'http://localhost:3000/', isOtherSite: true },
    { label: 'Pinkpack', href: '/' },
    { label: 'Seznámení' },
  ])
  expect(toCrumbs(general, origins, [])).toEqual([{ label: 'Úvod', href: '/' }])
})

const links = footerColumns.flatMap((column) => column.links.map(({ href }) => href))

test('R024 the footer leads to help, rules, privacy, categories, archive and dates', () => {
  expect(links).toEqual(
    expect.arrayContaining([
      '/napoveda',
      '/pravidla-inzerce',
      '/ochrana-osobnich-udaju',
      '/rubriky-inzerce',
      '/archiv-novin',
      '/data-vydani',
    ]),
  )
})

test('R025 the footer leads to the four places of the page about the company', () => {
  expect(links.filter((href) => href.startsWith('/o-spolecnosti#'))).toEqual([
    '/o-spolecnosti#o-nas',
    '/o-spolecnosti#kontakty',
    '/o-spolecnosti#plosna-reklama',
    '/o-spolecnosti#technicka-podpora',
  ])
})

test('the line above the header says the day and when the next edition closes', () => {
  const now = new Date('2026-11-21T09:00:00Z')

  expect(toDateline(general, [edition], now)).toMatchObject({
    start: expect.stringMatching(/^Sobota 21\.\s?listopadu$/),
    end: expect.stringMatching(/^Uzávěrka:\s?čtvrtek 12:00$/),
  })
  expect(toDateline(general, [edition], new Date('2026-11-27T09:00:00Z')).end).toBeUndefined()
  expect(toDateline(adult, [edition], now).end).toBe('Jen 18+')
})
