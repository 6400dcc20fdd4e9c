import { expect, test } from 'vitest'
import type { Brand } from '../brand/Brand.ts'
import { sectionHref } from './sectionHref.ts'

const general = { theme: null } as Brand
const adult = { theme: 'pinkpack' } as Brand
const dating = { slug: 'seznameni', theme: { theme: 'pinkpack' as const } }
const bikes = { slug: 'kola', theme: { theme: null } }

test('R026 a section of the site itself is a path here', () => {
  expect(sectionHref(bikes, general, 'http://pinkpack.localhost:3000')).toBe('/kola')
  expect(sectionHref(dating, adult, 'http://localhost:3000')).toBe('/seznameni')
})

test('R027 R083 R149 a section with the sister theme has the full address of the sister site', () => {
  expect(sectionHref(dating, general, 'http://pinkpack.localhost:3000')).toBe(
    'http://pinkpack.localhost:3000/seznameni',
  )
  expect(sectionHref(bikes, adult, 'http://localhost:3000')).toBe('http://localhost:3000/kola')
})
