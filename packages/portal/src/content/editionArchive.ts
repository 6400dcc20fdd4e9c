import type { Edition } from '@inzrt/contracts/edition'
import { formatDate } from '@inzrt/domain/time'
import type { Article, ArticlePart } from './Article.ts'

const toRow = ({ number, releaseDate, pdfPath }: Edition): readonly string[] => [
  `č. ${number}`,
  formatDate(new Date(releaseDate), 'long'),
  pdfPath ? `[PDF](${pdfPath})` : 'k nahlédnutí na {email}',
]

const toPart = (year: number, editions: readonly Edition[]): ArticlePart => ({
  id: `rok-${year}`,
  heading: String(year),
  blocks: [
    {
      kind: 'table',
      caption: `Čísla vydaná v roce ${year}`,
      head: ['Číslo', 'Vyšlo', 'Ke čtení'],
      rows: editions.map(toRow),
    },
  ],
})

const NOTHING: ArticlePart = {
  id: 'zatim-nic',
  heading: 'Zatím tu nic není',
  blocks: ['Tady najdete čísla, která vyšla. Zatím žádné nevyšlo.'],
}

/** Editions that came out, year by year, the latest first. */
export const editionArchive = (editions: readonly Edition[]): Article => {
  const years = Map.groupBy(editions, ({ year }) => year)

  return {
    title: 'Archiv novin',
    lead: 'Tištěná čísla, která už vyšla. Kód u inzerátu z novin zadejte na hlavní straně do pole „Kód z novin“.',
    parts: years.size > 0 ? [...years].map(([year, list]) => toPart(year, list)) : [NOTHING],
  }
}
