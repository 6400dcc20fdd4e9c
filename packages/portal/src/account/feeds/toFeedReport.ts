import type { Feed, FeedLine, FeedOutcome } from '@inzrt/contracts/account/feed'
import { countOf, formatCount, joinList, type PluralForms, WORD_FORMS } from '@inzrt/domain/text'
import { formatDateTime } from '@inzrt/domain/time'
import type { FeedFault, FeedReportProps } from '@inzrt/ui/account/feeds/FeedReport.tsx'
import { againText, faultsOfLine } from './faultsOfLine.ts'

type Report = Pick<FeedReportProps, 'id' | 'name' | 'note' | 'tone' | 'texts' | 'progress' | 'unit'>

const forms = (one: string, few: string, other: string): PluralForms => ({
  one,
  few,
  other,
  many: other,
})

const COUNTED: readonly (readonly [FeedOutcome, PluralForms])[] = [
  ['created', WORD_FORMS.newAdvert],
  ['changed', forms('změněný', 'změněné', 'změněných')],
  ['unchanged', forms('beze změny', 'beze změny', 'beze změny')],
]

/** In an XML file ads stand as they like, any number of them on a line: they are counted themselves. */
const UNITS = {
  table: {
    unit: 'Řádek',
    units: 'řádků',
    faulty: 'řádků s\u00a0chybou',
    each: 'řádcích',
    refused: forms('odmítnutý řádek', 'odmítnuté řádky', 'odmítnutých řádků'),
  },
  xml: {
    unit: 'Inzerát',
    units: 'inzerátů',
    faulty: 'inzerátů s\u00a0chybou',
    each: 'inzerátech',
    refused: forms('inzerát s\u00a0chybou', 'inzeráty s\u00a0chybou', 'inzerátů s\u00a0chybou'),
  },
} as const

export const unitsOf = ({ isXml }: Pick<Feed, 'isXml'>) => (isXml ? UNITS.xml : UNITS.table)

const countLines = (feed: Feed): string => {
  const { outcomes } = feed
  const counts = [...COUNTED, ['refused', unitsOf(feed).refused] as const].filter(
    ([outcome]) => outcomes[outcome] > 0,
  )

  return joinList(counts.map(([outcome, words]) => countOf(outcomes[outcome], words)))
}

const missingText = ({ missing, keptMissing, isDry }: Feed): string[] => {
  if (keptMissing !== null) return [keptMissing]
  if (!missing) return []
  const ads = countOf(missing, WORD_FORMS.advert)

  return [
    isDry ? `Naostro by skončilo, protože v\u00a0souboru chybí: ${ads}.` : `Ukončeno: ${ads}.`,
  ]
}

const unknownText = ({ unknownColumns }: Feed): string[] =>
  unknownColumns.length === 0
    ? []
    : [`Nepoužili jsme sloupce, které neznáme: ${unknownColumns.join(', ')}.`]

const ADS_OF = forms('inzerátu', 'inzerátů', 'inzerátů')

const photosText = ({ photos: { waiting, again, againAt, failed } }: Feed, now: Date): string[] => [
  ...(waiting > 0 ? [`Fotky ještě stahujeme u\u00a0${countOf(waiting, ADS_OF)}.`] : []),
  ...(again > 0
    ? [`Některé fotky zatím nepřišly u\u00a0${countOf(again, ADS_OF)}. ${againText(againAt, now)}`]
    : []),
  ...(failed > 0
    ? [`Některé fotky se nepodařilo stáhnout u\u00a0${countOf(failed, ADS_OF)}.`]
    : []),
]

const doneText = (feed: Feed): string =>
  feed.isDry ? `Nanečisto: ${countLines(feed)}.` : `Hotovo: ${countLines(feed)}.`

const doneLines = ({ outcomes }: Feed): number =>
  Object.values(outcomes).reduce((sum, number) => sum + number, 0)

const progressText = (feed: Feed): string => {
  if (feed.state === 'arriving') return 'Soubor se nenahrál celý. Nahrajte ho prosím znovu.'
  if (feed.state === 'waiting') return 'Soubor čeká na zpracování.'

  return `Zpracováváme ho: ${formatCount(doneLines(feed))} z\u00a0${formatCount(feed.lines)} ${unitsOf(feed).units}.`
}

/** Whether somebody still works on the lines of a file. */
export const isUnderWay = ({ state }: Pick<Feed, 'state'>): boolean =>
  state === 'waiting' || state === 'working'

const textsOf = (feed: Feed, now: Date): readonly string[] => {
  if (feed.state === 'refused') return [feed.fault ?? '']
  if (feed.state !== 'done') return [progressText(feed)]

  return [doneText(feed), ...photosText(feed, now), ...missingText(feed), ...unknownText(feed)]
}

/** How many lines have something wrong, or photos that did not come yet. */
export const wrongLines = ({ outcomes, photos }: Feed): number =>
  outcomes.refused + photos.again + photos.failed

const toneOf = (feed: Feed): Report['tone'] => {
  if (isUnderWay(feed)) return 'waiting'
  const { outcomes, photos, keptMissing, state } = feed
  const isGood = state === 'done' && outcomes.refused + photos.failed === 0 && keptMissing === null
  if (!isGood) return 'bad'

  return photos.waiting + photos.again > 0 ? 'waiting' : 'good'
}

/** What the account tells of a file of ads. */
export const toFeedReport = (feed: Feed, now: Date): Report => ({
  id: feed.id,
  name: feed.name,
  note: [feed.isDry && 'kontrola nanečisto', formatDateTime(new Date(feed.createdAt))]
    .filter(Boolean)
    .join(' · '),
  tone: toneOf(feed),
  texts: textsOf(feed, now),
  unit: unitsOf(feed).unit,
  progress: feed.state === 'working' ? { value: doneLines(feed), max: feed.lines } : undefined,
})

/** What the account tells of lines with something wrong; what many have alike, once. */
export const toFeedFaults = (feedLines: readonly FeedLine[], now: Date): readonly FeedFault[] => {
  const alike = Map.groupBy(feedLines, (feedLine) => JSON.stringify(faultsOfLine(feedLine, now)))

  return [...alike].map(([faults, lines]) => ({
    lines: lines.map(({ line, number }) => ({ line, number })),
    faults: Object.entries<string>(JSON.parse(faults)).map(([column, text]) => ({ column, text })),
  }))
}
