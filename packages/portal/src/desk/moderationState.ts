import type { Scope } from '@inzrt/contracts/account/user'
import type { QueueKind } from '@inzrt/contracts/desk/queue'
import { REPORT_REASONS, type ReportReason } from '@inzrt/rules/moderation'
import type { SearchParams } from '../shell/metadata/SearchParams.ts'

/** Parts of the moderators' area, by the names their addresses use. */
const MODERATION_PARTS = [
  'schvalovani',
  'hlaseni',
  'odvolani',
  'hodnoceni',
  'inzerat',
  'prijem',
  'slova',
  'rubriky',
  'udaje',
  'ceny',
  'kupony',
  'bannery',
  'vydani',
  'platby',
  'faktury',
  'reklamace',
  'uzivatele',
  'zaznam',
] as const
export type ModerationPart = (typeof MODERATION_PARTS)[number]

/** Which kind of the queue a part shows. */
export const QUEUE_KINDS = {
  schvalovani: 'approval',
  hlaseni: 'report',
  odvolani: 'appeal',
} as const satisfies Partial<Record<ModerationPart, QueueKind>>
export type QueuePartName = keyof typeof QUEUE_KINDS

export const PART_LABELS = {
  schvalovani: 'Ke schválení',
  hlaseni: 'Hlášení',
  odvolani: 'Odvolání',
  hodnoceni: 'Hodnocení',
  inzerat: 'Najít inzerát',
  prijem: 'Příjem inzerátů',
  slova: 'Hlídaná slova',
  rubriky: 'Rubriky',
  udaje: 'Údaje rubrik',
  ceny: 'Ceny služeb',
  kupony: 'Slevové kódy',
  bannery: 'Bannery',
  vydani: 'Vydání novin',
  platby: 'Platby',
  faktury: 'Faktury',
  reklamace: 'Reklamace',
  uzivatele: 'Účty',
  zaznam: 'Záznam',
} as const satisfies Record<ModerationPart, string>

/** What an address asks of the area; anything unknown counts as left out. */
export const parsePart = ({ cast }: SearchParams): ModerationPart | null =>
  MODERATION_PARTS.find((known) => known === cast) ?? null

const OF_MODERATORS: readonly ModerationPart[] = [
  'schvalovani',
  'hlaseni',
  'odvolani',
  'hodnoceni',
  'inzerat',
  'slova',
]

/** Parts a scope can use, in the order of the area; none for who is not staff. */
export const partsOf = (scope: Scope | undefined): readonly ModerationPart[] => {
  switch (scope) {
    case 'admin':
      return MODERATION_PARTS
    case 'moderator':
      return OF_MODERATORS
    case 'clerk':
      return ['prijem']
    default:
      return []
  }
}

/** Address or code of the ad looked for. */
export const parseWanted = ({ inzerat }: SearchParams): string =>
  typeof inzerat === 'string' ? inzerat.trim() : ''

/** Why ads were reported that are asked for; anything unknown counts as left out. */
export const parseReason = ({ duvod }: SearchParams): ReportReason | null =>
  (Object.keys(REPORT_REASONS) as ReportReason[]).find((known) => known === duvod) ?? null

/** @example partHref('hlaseni') // '/sprava?cast=hlaseni' */
export const partHref = (part: ModerationPart): string => `/sprava?cast=${part}`

/** An ad at the desk. */
export const adHref = (slug: string): string => `${partHref('inzerat')}&inzerat=${slug}`
