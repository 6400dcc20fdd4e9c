import { toIntakeBody } from '@inzrt/contracts/ads/adBody'
import type { Edition } from '@inzrt/contracts/newspaper/edition'
import { EMPTY_AD } from '@inzrt/rules/forms'
import type { SectionChoice } from '@inzrt/ui/ad-form/section/SectionChoice.ts'
import { expect, test } from 'vitest'
import { editionOptions, parseEdition } from './editionOptions.ts'
import { readingRows } from './readingRows.ts'
import { freeSections, sectionOptions } from './sectionOptions.ts'

const edition: Edition = {
  number: 12,
  year: 2026,
  deadlineAt: '2026-05-07T10:00:00Z',
  releaseDate: '2026-05-12',
  state: 'planned',
  adsCount: null,
  pages: null,
  pdfPath: null,
  coverPath: null,
}
const bikes: SectionChoice = {
  slug: 'kola',
  name: 'Kola',
  category: 'Sport',
  icon: null,
  types: ['offer', 'inquiry'],
  paidTypes: [],
  needsApproval: false,
  isDating: false,
  attributeSet: null,
  card: null,
  sms: null,
}
const locality = {
  id: 1,
  psc: '60200',
  regionName: 'Jihomoravský',
  cityDistrictName: 'Brno-střed',
  municipalityName: 'Brno',
  municipalityPartName: 'Staré Brno',
}
const values = {
  ...EMPTY_AD,
  sectionSlug: 'kola',
  heading: 'Prodám kolo',
  content: 'Zachovalé, 20 palců, nové pláště.',
  localityId: 1,
  firstName: 'Jana',
  phone: '777 123 456',
  price: { type: 'czk' as const, amount: '1500' },
}

test('N018 a clerk reads the ad back: grouped number, price, place and edition', () => {
  const rows = readingRows({ values, section: 'Kola', locality, edition: 'V nejbližším' })

  expect(Object.fromEntries(rows.map(({ label, text }) => [label, text]))).toEqual({
    'Druh a rubrika': 'Nabídka, Kola',
    Nadpis: 'Prodám kolo',
    Text: 'Zachovalé, 20\u00a0palců, nové pláště.',
    Cena: '1\u00a0500\u00a0Kč',
    Lokalita: 'Brno-střed, 602\u00a000',
    Kontakt: 'Jana, +420\u00a0777\u00a0123\u00a0456',
    'V novinách': 'V nejbližším',
  })
})

test('N018 a clerk chooses the edition, or leaves the nearest', () => {
  const [nearest, later] = editionOptions([edition])

  expect(nearest).toEqual({ value: '', label: 'V nejbližším' })
  expect(later?.value).toBe('2026/12')
  expect(later?.label).toContain('12/2026')
  expect(parseEdition('2026/12')).toEqual({ year: 2026, number: 12 })
  expect(parseEdition('')).toBeNull()
})

test('N018 sections are found by their names, and what is paid for is not taken down', () => {
  const paid = { ...bikes, slug: 'reality', name: 'Byty', paidTypes: ['offer', 'inquiry'] } as const
  const partly = { ...bikes, slug: 'auta', name: 'Auta', paidTypes: ['offer'] } as const
  const free = freeSections([bikes, paid, partly])

  expect(free.map(({ slug, types }) => [slug, types])).toEqual([
    ['auta', ['inquiry']],
    ['kola', ['offer', 'inquiry']],
  ])
  expect(sectionOptions(free).map(({ label }) => label)).toEqual([
    'Vyberte rubriku',
    'Auta (Sport)',
    'Kola (Sport)',
  ])
})

test('N018 what was taken down is sent with its phone and the edition', () => {
  expect(
    toIntakeBody({ ...values, localityId: 1, images: [] }, parseEdition('2026/12')),
  ).toMatchObject({
    sectionSlug: 'kola',
    price_value: 150_000,
    phoneNumber: '+420777123456',
    printFrom: { year: 2026, number: 12 },
  })
})
