import type { AuditAction, AuditEntity, AuditEntry } from '@inzrt/contracts/desk/adminUser'
import { FIELD_LABEL } from '@inzrt/rules/forms'
import { DECISION_GROUNDS, type DecisionGround } from '@inzrt/rules/moderation'

/** What was done, as people say it. */
const ACTIONS: Readonly<Record<AuditAction, string>> = {
  approved: 'schválení',
  rejected: 'zamítnutí',
  blocked: 'zablokování',
  unblocked: 'odblokování',
  edited: 'úprava textu',
  moved: 'přesun',
  upheld: 'vyhověno',
  dismissed: 'nevyhověno',
  duplicate: 'opakované hlášení',
  gone: 'inzerát mezitím smazán',
  contacts_seen: 'zobrazení kontaktů',
  mended: 'oprava nadpisu inzerentem',
  worded: 'znění v\u00a0novinách',
  taken: 'zápis po telefonu',
  added: 'přidání',
  changed: 'změna',
  close: 'uzávěrka',
  release: 'vydání',
  activate: 'spuštění',
  retire: 'vyřazení',
  refused: 'odmítnutý pokus',
  paid: 'zaplacení',
  unpaid: 'zrušení zaplacení',
  refunded: 'vrácení peněz',
  checked: 'dotaz do banky',
  flooded: 'záplava hlášení',
  removed: 'odstranění',
  second_factor_taken: 'zrušení druhého kroku přihlášení',
}

const ENTITIES: Readonly<Record<AuditEntity, string>> = {
  ad: 'inzerát',
  report: 'hlášení',
  appeal: 'odvolání',
  word: 'slovo',
  desk: 'správa',
  section: 'rubrika',
  promo: 'služba',
  coupon: 'slevový kód',
  banner: 'banner',
  edition: 'vydání',
  user: 'účet',
  attributes: 'údaje rubrik',
  complaint: 'reklamace',
  rating: 'hodnocení',
  page: 'stránka firmy účtu',
  order: 'objednávka',
  payment: 'platba',
  invoice: 'faktura',
  sms: 'zpráva SMS',
}

const wordFrom = (words: Readonly<Record<string, string>>, name: string): string =>
  words[name] ?? name

const FLAGS: Readonly<Record<string, string>> = {
  isActive: 'vidět',
  isBlocked: 'zablokovaný',
  isPartner: 'smí na fakturu',
  requiresApproval: 'schvaluje se',
  requiresAgeProof: 'ověřuje se věk',
  isDating: 'seznamka',
  attributes: 'údaje',
  kind: FIELD_LABEL.discountKind,
  value: FIELD_LABEL.discountValue,
  services: 'na co platí',
  deadlineAt: FIELD_LABEL.deadline,
  brand: FIELD_LABEL.site,
  sectionId: FIELD_LABEL.section,
}

const nameOf = (field: string): string => FLAGS[field] ?? Reflect.get(FIELD_LABEL, field) ?? field

const wordOf = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'nic'

  return typeof value === 'boolean' ? { true: 'ano', false: 'ne' }[`${value}`] : String(value)
}

type Change = Readonly<{ was: unknown; is: unknown }>

const isChange = (value: unknown): value is Change =>
  typeof value === 'object' && value !== null && 'was' in value && 'is' in value

/** @example actionText('approved') // 'schválení' */
export const actionText = (action: string): string => wordFrom(ACTIONS, action)

/** @example entityText({ entity: 'ad', entityId: 7 }) // 'inzerát 7' */
export const entityText = ({ entity, entityId }: Pick<AuditEntry, 'entity' | 'entityId'>): string =>
  [wordFrom(ENTITIES, entity), entityId].filter(Boolean).join(' ')

const isGround = (value: unknown): value is DecisionGround =>
  typeof value === 'string' && Object.hasOwn(DECISION_GROUNDS, value)

/** What a decision rests on, and whether that is the law or our rules. */
const groundOf = ({ ground }: AuditEntry['detail']): string | undefined => {
  if (!isGround(ground)) return undefined
  const { basis, title } = DECISION_GROUNDS[ground]

  return `${title} (${basis === 'law' ? 'zákon' : 'pravidla'})`
}

/** What the person who did it said of it: reasons, an answer, or the name of the thing. */
const saidIn = (detail: AuditEntry['detail']): unknown => {
  const [said] = ['message', 'facts', 'note', 'answer', 'word', 'nickname', 'name']
    .map((field) => detail[field])
    .filter((value) => value !== undefined)

  return said
}

/** Many things decided at once, by their number. */
const totalOf = ({ total }: AuditEntry['detail']): string | false =>
  typeof total === 'number' && total > 1 && `celkem ${total}`

/** Texts that were changed; what stood in them is not for the log. */
const textsOf = ({ texts }: AuditEntry['detail']): string | false =>
  Array.isArray(texts) && texts.length > 0 && `změněno: ${texts.map(nameOf).join(', ')}`

/** Why it was done, on what ground, and what it was before. */
export const detailText = (detail: AuditEntry['detail']): string => {
  const reasons = [groundOf(detail), saidIn(detail)].filter(Boolean).join(': ')
  const changes = Object.entries(detail).flatMap(([field, value]) =>
    isChange(value) ? [`${nameOf(field)}: ${wordOf(value.was)} → ${wordOf(value.is)}`] : [],
  )

  return [reasons, totalOf(detail), textsOf(detail), ...changes].filter(Boolean).join('; ')
}
