import { anEdition } from '@inzrt/fixtures/builders/anEdition'
import { expect, test } from 'vitest'
import { toShelf } from './toShelf.ts'

test('R067 the archive is told by years, each edition with its cover, extent and paper', () => {
  const latest = anEdition({
    adsCount: 8_714,
    pages: 84,
    pdfPath: '/api/noviny/2026/48-0123456789ab.pdf',
    coverPath: '/editions/2026/48-0123456789ab.png',
  })
  const [year, before] = toShelf([latest, anEdition({ number: 52, year: 2025 })])

  expect(year).toMatchObject({
    year: 2026,
    editions: [
      {
        title: 'č.\u00a048',
        released: 'úterý 1.\u00a0prosince',
        extent: '84\u00a0stran, 8\u00a0714\u00a0inzerátů',
        cover: '/api/image/editions/2026/48-0123456789ab-small.png',
        pdf: '/api/noviny/2026/48-0123456789ab.pdf',
      },
    ],
  })
  expect(before).toMatchObject({ year: 2025, editions: [{ cover: null, pdf: null }] })
})
