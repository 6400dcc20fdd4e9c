import type { Edition } from '@inzrt/contracts/newspaper/edition'
import { formatDate, formatTime, onDay } from '@inzrt/domain/time'
import type { DatedEdition } from '@inzrt/ui/newspaper/EditionDates.tsx'
import type { Article } from './Article.ts'

const toLeaf = (moment: Date) => {
  const [weekday = '', ...day] = formatDate(moment, 'short').split('\u00a0')

  return { weekday, day: day.join('\u00a0') }
}

const toDated = ({ number, year, deadlineAt, releaseDate }: Edition): DatedEdition => {
  const deadline = new Date(deadlineAt)

  return {
    title: `č.\u00a0${number}/${year}`,
    deadline: { ...toLeaf(deadline), time: formatTime(deadline) },
    release: toLeaf(new Date(releaseDate)),
  }
}

/** An ad comes too late for it, and nobody can buy it yet. */
const closedText = ({ number, releaseDate }: Edition): string =>
  `Číslo\u00a0${number} už má uzávěrku za sebou, vyjde ${onDay(new Date(releaseDate))}.`

/** When the next editions close and when they come out, and which ones are closed but not out yet. */
export const editionDates = (
  open: readonly Edition[],
  closed: readonly Edition[] = [],
): Article => ({
  title: 'Data vydání a uzávěrky',
  lead: 'Inzeráty, které jsou při uzávěrce zveřejněné, otiskneme zdarma v nejbližším čísle.',
  parts: [
    {
      id: 'terminy',
      heading: 'Nejbližší čísla',
      blocks:
        open.length > 0
          ? [
              { kind: 'editions', editions: open.map(toDated) },
              ...closed.map(closedText),
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
