import type { Section } from '@inzrt/contracts/browse/section'
import { expect, test } from 'vitest'
import { toContents } from './toContents.ts'

const section = (slug: string, adsCount: number, children: Section[] = []) =>
  ({ slug, name: slug, adsCount, icon: 'bike', children: { data: children } }) as unknown as Section

const tree = [
  section('kola', 1964, [section('elektrokola', 86), section('lyze', 408), section('brusle', 167)]),
]

test('R041 P014 home shows each section with its count and its busiest subsections', () => {
  expect(toContents(tree, { most: 2 })).toEqual([
    {
      href: '/kola',
      name: 'kola',
      count: '1\u00a0964',
      icon: 'bike',
      subsections: [
        { href: '/lyze', name: 'lyze', count: '408' },
        { href: '/brusle', name: 'brusle', count: '167' },
      ],
    },
  ])
})

test('R082 the page of all sections keeps the order of the API', () => {
  const [kola] = toContents(tree)
  expect(kola?.subsections.map(({ name }) => name)).toEqual(['elektrokola', 'lyze', 'brusle'])
})

test('R066 the page of all sections says what an ad in each costs', () => {
  const [kola] = toContents(tree, { toNote: ({ slug }) => (slug === 'lyze' ? '49 Kč' : 'zdarma') })
  expect(kola?.subsections.map(({ note }) => note)).toEqual(['zdarma', '49 Kč', 'zdarma'])
})
