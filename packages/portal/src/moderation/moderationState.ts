import type { QueueKind } from '@inzrt/contracts/queue'
import type { SearchParams } from '../listing-url/SearchParams.ts'

/** Parts of the moderators' area, by the names their addresses use. */
export const MODERATION_PARTS = [
  'schvalovani',
  'hlaseni',
  'odvolani',
  'inzerat',
  'slova',
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
  inzerat: 'Najít inzerát',
  slova: 'Hlídaná slova',
  uzivatele: 'Účty',
  zaznam: 'Záznam',
} as const satisfies Record<ModerationPart, string>

/** What an address asks of the area; anything unknown counts as left out. */
export const parsePart = ({ cast }: SearchParams): ModerationPart =>
  MODERATION_PARTS.find((known) => known === cast) ?? 'schvalovani'

/** Address or code of the ad looked for. */
export const parseWanted = ({ inzerat }: SearchParams): string =>
  typeof inzerat === 'string' ? inzerat.trim() : ''

/** @example partHref('hlaseni') // '/sprava?cast=hlaseni' */
export const partHref = (part: ModerationPart): string => `/sprava?cast=${part}`
