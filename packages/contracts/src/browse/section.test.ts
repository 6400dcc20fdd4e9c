import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { exampleSection } from '../examples.testdata.ts'
import { SectionAnswerSchema, SectionListSchema, SectionSchema } from './section.ts'

const refuses = (change: object) =>
  !z.safeParse(SectionSchema, { ...exampleSection, ...change }).success

test('R143 R144 R145 R146 R147 R148 R149 R150 R151 R154 a section travels with all its fields', () => {
  expect(z.parse(SectionSchema, exampleSection)).toEqual(exampleSection)
})

test.each(
  Object.keys(exampleSection).filter((key) => key !== 'banners' && key !== 'advertisements'),
)('R143 a section without %s is refused', (key) => {
  expect(refuses({ [key]: undefined })).toBe(true)
})

test('R143 R261 sections hold sections to any depth', () => {
  const leaf = { ...exampleSection, slug: 'detska-kola', parentSlug: 'kola', level: 3 }
  const tree = { ...exampleSection, children: { data: [leaf] } }

  expect(z.parse(SectionListSchema, { data: [tree] }).data[0]?.children.data[0]?.slug).toBe(
    'detska-kola',
  )
  expect(refuses({ children: { data: [{ slug: 'detska-kola' }] } })).toBe(true)
})

test('R147 R148 a price is whole hundredths of a known currency', () => {
  const sms = (price: object) => ({ sms: { ...exampleSection.sms, price } })

  expect(refuses(sms({ amount: 7900, currency: 'CZK' }))).toBe(false)
  expect(refuses(sms({ amount: 79.5, currency: 'CZK' }))).toBe(true)
  expect(refuses(sms({ amount: -1, currency: 'CZK' }))).toBe(true)
  expect(refuses(sms({ amount: 7900, currency: 'USD' }))).toBe(true)
})

test('R149 a theme is pinkpack or none', () => {
  expect(refuses({ theme: { theme: 'pinkpack' } })).toBe(false)
  expect(refuses({ theme: { theme: null } })).toBe(false)
  expect(refuses({ theme: { theme: 'blue' } })).toBe(true)
})

test('R152 R153 R262 R263 an included list brings its pagination, banners their positions', () => {
  const answer = z.parse(SectionAnswerSchema, { data: exampleSection })

  expect(answer.data.advertisements?.meta.pagination.total_pages).toBe(3)
  expect(answer.data.banners?.data[0]).toMatchObject({ id: 5, position: 3 })
})

test('R168 R169 a banner counts its position from one and leads to the web', () => {
  const banner = (change: object) => ({
    banners: { data: [{ ...exampleSection.banners.data[0], ...change }] },
  })

  expect(refuses(banner({ position: 1 }))).toBe(false)
  expect(refuses(banner({ position: 0 }))).toBe(true)
  expect(refuses(banner({ targetUrl: 'javascript:alert(1)' }))).toBe(true)
})
