import { aSection } from '@inzrt/fixtures/builders/aSection'
import { expect, test } from 'vitest'
import { archiveFault } from './archiveFault.ts'
import { archiveHref, archiveQuery } from './archiveQuery.ts'
import { toPrints } from './toPrints.ts'
import { toRubrics } from './toRubrics.ts'

const PRINT = {
  lead: 'Škoda 120',
  text: 'L. 45 000 Kč. Brno.',
  sectionName: 'Auta',
  sectionSlug: 'auta',
  number: 41,
  year: 2026,
  releaseDate: '2026-10-13',
  page: 3,
  adSlug: 'skoda-1a2b',
  pdfPath: '/api/noviny/2026/41-0123456789ab.pdf',
}

test('N022 the form is empty until it is sent, and results are asked for page by page', () => {
  expect(archiveQuery({})).toBeNull()
  const query = { term: 'škoda 120', section: 'auta', page: 2 }

  expect(archiveHref(query)).toBe('/archiv-novin?term=%C5%A1koda+120&section=auta&page=2')
  expect(archiveQuery({ term: ' škoda 120 ', section: ['auta'], page: '2' })).toEqual(query)
  expect(archiveQuery({ term: '', page: '999999' })).toEqual({ term: '', section: '', page: 20 })
})

test.each([
  [{ term: '', section: '' }, 'Napište aspoň jedno slovo, nebo vyberte rubriku.'],
  [{ term: '!!! 🚲', section: '' }, 'Napište aspoň jedno slovo.'],
  [{ term: 'a'.repeat(101), section: '' }, 'Napište nejvýš 100 znaků.'],
  [{ term: 'kolo', section: 'neni' }, 'Takovou rubriku noviny nemají.'],
  [{ term: 'kolo', section: 'auta' }, undefined],
  [{ term: '', section: 'auta' }, undefined],
])('N022 the form filled in as %j is answered with „%s“', (query, fault) => {
  expect(archiveFault({ ...query, page: 1 }, query.section === 'auta')).toBe(fault)
})

test('N022 a line leads to its page of the paper, its section and, while it exists, its ad', () => {
  const [found, gone] = toPrints([PRINT, { ...PRINT, page: null, adSlug: null }])

  expect(found).toEqual({
    lead: PRINT.lead,
    text: PRINT.text,
    where: 'č.\u00a041/2026, strana\u00a03',
    paper: `${PRINT.pdfPath}#page=3`,
    released: 'úterý 13.\u00a0října',
    section: { name: 'Auta', href: '/auta' },
    ad: '/skoda-1a2b',
  })
  expect(gone).toMatchObject({ where: 'č.\u00a041/2026', paper: PRINT.pdfPath, ad: null })
})

test('N022 sections are chosen from, each above those that lie in it', () => {
  const tree = [
    aSection({
      slug: 'kola',
      name: 'Kola',
      children: { data: [aSection({ slug: 'deti', name: 'Dětská' })] },
    }),
  ]

  expect(toRubrics(tree)).toEqual([
    { value: 'kola', label: 'Kola' },
    { value: 'deti', label: '\u2003Dětská' },
  ])
})
