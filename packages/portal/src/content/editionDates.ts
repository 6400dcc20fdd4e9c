import type { Edition } from '@inzrt/contracts/newspaper/edition'
import { formatDate, formatTime } from '@inzrt/domain/time'
import type { Article } from './Article.ts'

const toRow = (
  { number, year, deadlineAt, releaseDate }: Edition,
  isNext: boolean,
): readonly string[] => {
  const deadline = new Date(deadlineAt)

  return [
    isNext ? `č. ${number}/${year}, **nejbližší**` : `č. ${number}/${year}`,
    // Behind a comma the line may break, so a phone shows all three columns.
    `${formatDate(deadline, 'short')}, ${formatTime(deadline)}`,
    formatDate(new Date(releaseDate), 'short'),
  ]
}

const toRows = (editions: readonly Edition[]): readonly (readonly string[])[] => {
  const next = editions.find(({ state }) => state === 'planned')

  return editions.map((edition) => toRow(edition, edition === next))
}

/** When the next editions close and when they come out. */
export const editionDates = (editions: readonly Edition[]): Article => ({
  title: 'Data vydání a uzávěrky',
  lead: 'Inzeráty, které jsou při uzávěrce zveřejněné, otiskneme zdarma v nejbližším čísle.',
  parts: [
    {
      id: 'terminy',
      heading: 'Nejbližší čísla',
      blocks:
        editions.length > 0
          ? [
              {
                kind: 'table',
                caption: 'Uzávěrky a dny vydání',
                head: ['Číslo', 'Uzávěrka', 'Vychází'],
                rows: toRows(editions),
              },
              'Termíny si můžete [přidat do kalendáře](/data-vydani.ics) v telefonu i v počítači.',
            ]
          : ['Termíny dalších čísel právě připravujeme. Rádi vám je sdělíme na {email}.'],
    },
    {
      id: 'co-se-tiskne',
      heading: 'Co se do čísla dostane',
      blocks: [
        'Rozhoduje stav ve čtvrtek ve 12:00: inzerát musí být v tu chvíli zveřejněný. Noviny vycházejí následující úterý. Inzeráty, které se stihnou, mají na webu značku s číslem vydání, třeba „v č. 48“.',
        'Inzeráty z webu pro dospělé se netisknou. Vydaná čísla jsou v [archivu](/archiv-novin).',
      ],
    },
  ],
})
