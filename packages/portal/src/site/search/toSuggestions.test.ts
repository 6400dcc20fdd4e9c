import type { SectionHit } from '@inzrt/contracts/browse/section'
import { expect, test } from 'vitest'
import { toSuggestions } from './toSuggestions.ts'

const section = (name: string, slug: string): SectionHit => ({
  name,
  slug,
  parentSlug: null,
  icon: 'washer',
  theme: { theme: null },
  adsCount: 3,
})

test('P002 sections come first, then goods, then past searches, with or without accents', () => {
  const options = toSuggestions('prac', {
    sections: [section('Pračky', 'pracky')],
    completions: ['pračka'],
    past: ['pračka Bosch', 'kolo', 'práce Brno', 'pračka'],
  })

  expect(options.map(({ label }) => label)).toEqual([
    'Pračky',
    'pračka',
    'pračka Bosch',
    'práce Brno',
  ])
  expect(options.map(({ href }) => href)).toEqual([
    '/pracky',
    '/search?term=pra%C4%8Dka',
    '/search?term=pra%C4%8Dka%20Bosch',
    '/search?term=pr%C3%A1ce%20Brno',
  ])
})

test('P002 what is typed already is not offered again', () => {
  expect(toSuggestions('kolo ', { sections: [], completions: [], past: ['kolo'] })).toEqual([])
})
