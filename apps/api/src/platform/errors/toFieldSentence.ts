import { AD_FIELD_NAMES } from '@inzrt/contracts/ads/advertisementEdit'
import { toWireNames } from '@inzrt/contracts/wire/fieldNames'
import { LABEL, message } from '@inzrt/domain/forms'

/** A check of the contract that failed. */
export type FieldIssue = Readonly<{
  instancePath: string
  keyword: string
  message?: string
  params: Readonly<Record<string, unknown>>
}>

/** What people call fields, by their names on the wire. */
export type Labels = Readonly<Record<string, string>>

/** Labels of fields that have another name in forms than on the wire. */
const OTHER_LABELS: Labels = {
  'price.type': LABEL.priceType,
  'price.amount': LABEL.priceAmount,
  psc: LABEL.localityId,
  sectionSlug: LABEL.section,
  name: LABEL.firstName,
  password_confirmation: LABEL.passwordAgain,
  companyVatId: LABEL.vatId,
  token: LABEL.resetCode,
  'types[]': LABEL.type,
}

/** Words by which the contract names its own checks. */
const SENTENCES: Readonly<Record<string, string>> = {
  company_id: message.companyId,
  email: message.email,
  mismatch: message.passwordsDiffer,
  nickname: message.nickname,
  phone: message.phone,
  push_key: 'Klíč prohlížeče není platný.',
  slug: message.slug,
  sms_number: message.smsNumber,
}

const INNER_LABELS = { ...LABEL, ...OTHER_LABELS }

const LABELS: Labels = {
  ...INNER_LABELS,
  ...toWireNames(AD_FIELD_NAMES, INNER_LABELS),
}

/** Whichever one of a list it is of. null: no form shows it, so that it has no name but that of the wire. */
const labelOf = (path: string, own: Labels): string | null => {
  const field = path.replaceAll(/\.\d+/g, '')
  if (Object.hasOwn(own, field)) return own[field] ?? null

  return Object.hasOwn(LABELS, field) ? (LABELS[field] ?? null) : null
}

const tooSmall = (label: string, { origin, minimum }: FieldIssue['params']): string => {
  if (origin !== 'string') return message.malformed(label)

  return Number(minimum) <= 1 ? message.required(label) : message.tooShort(label, Number(minimum))
}

/** Name of the field an issue is about: `addInfo.rulesAcceptedAt`; `types[]` whichever value it is. */
export const fieldOf = ({ instancePath }: FieldIssue): string =>
  instancePath
    .replace(/^\//, '')
    .replace(/\[\]\/\d+$/, '[]')
    .replaceAll('/', '.')

/**
 * What is wrong with a field, for people.
 * @example toFieldSentence({ instancePath: '/phoneNumber', keyword: 'invalid_format', message: 'phone', params: {} })
 * @param labels those of the call, where a name means something else in it
 */
export const toFieldSentence = (issue: FieldIssue, labels: Labels = {}): string => {
  const label = labelOf(fieldOf(issue), labels)
  const known = SENTENCES[issue.message ?? '']
  if (known) return known
  if (label === null) return message.unnamed
  if (issue.message === 'blank') return message.required(label)
  if (issue.keyword === 'too_small') return tooSmall(label, issue.params)
  if (issue.keyword === 'too_big' && issue.params.origin === 'string')
    return message.tooLong(label, Number(issue.params.maximum))
  if (issue.keyword === 'invalid_value') return message.choose(label)

  return message.malformed(label)
}
