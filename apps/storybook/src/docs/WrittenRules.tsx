import { formatPhone } from '@inzrt/domain/contact'
import { formatPrice } from '@inzrt/domain/price'
import {
  countOf,
  formatCount,
  joinList,
  nonBreaking,
  truncate,
  WORD_FORMS,
} from '@inzrt/domain/text'
import { formatDate, formatTime, relativeTime } from '@inzrt/domain/time'
import { Facts } from './Facts.tsx'

const MOMENT = new Date('2026-03-05T08:07:00Z')
const HOURS_LATER = new Date('2026-03-05T10:30:00Z')

type Rule = Readonly<{ what: string; right: string; wrong: string; by: string }>

const RULES: readonly Rule[] = [
  {
    what: 'Cena',
    right: formatPrice({ type: 'czk', amount: 150_000 }),
    wrong: '1500,- Kč',
    by: 'formatPrice',
  },
  {
    what: 'Cena nula',
    right: formatPrice({ type: 'free', amount: null }),
    wrong: '0 Kč',
    by: 'formatPrice',
  },
  { what: 'Velké číslo', right: formatCount(12_345), wrong: '12.345', by: 'formatCount' },
  { what: 'Jeden', right: countOf(1, WORD_FORMS.advert), wrong: '1 inzerát(ů)', by: 'countOf' },
  {
    what: 'Dva až čtyři',
    right: countOf(3, WORD_FORMS.advert),
    wrong: '3 inzerátů',
    by: 'countOf',
  },
  {
    what: 'Pět a víc, nula',
    right: countOf(21, WORD_FORMS.advert),
    wrong: '21 inzerát',
    by: 'countOf',
  },
  { what: 'Datum', right: formatDate(MOMENT), wrong: '05.03.2026', by: 'formatDate' },
  { what: 'Čas', right: formatTime(MOMENT), wrong: '09:07 hod.', by: 'formatTime' },
  {
    what: 'Stáří',
    right: relativeTime(MOMENT, HOURS_LATER),
    wrong: 'před 2 hod.',
    by: 'relativeTime',
  },
  {
    what: 'Telefon',
    right: formatPhone('+420601234567'),
    wrong: '+420601234567',
    by: 'formatPhone',
  },
  {
    what: 'Výčet',
    right: joinList(['kola', 'lyže', 'brusle']),
    wrong: 'kola, lyže, a brusle',
    by: 'joinList',
  },
  {
    what: 'Krácení',
    right: truncate('Prodám dětské kolo se stabilizátory', 24),
    wrong: 'Prodám dětské kolo se st',
    by: 'truncate',
  },
  {
    what: 'Pevné mezery (°)',
    right: nonBreaking('V Brně s dětmi o víkendu').replaceAll('\u00a0', '°'),
    wrong: 'V Brně s dětmi o víkendu',
    by: 'nonBreaking',
  },
]

/** How things are written, by the functions that write them. */
export const WrittenRules = () => (
  <Facts
    head={['Co', 'Píše to', 'Správně', 'Špatně']}
    rows={RULES.map(({ what, by, right, wrong }) => [
      what,
      <code key="by">{by}</code>,
      right,
      <s key="wrong">{wrong}</s>,
    ])}
  />
)
