import { AD_FIELD_NAMES } from '@inzrt/contracts/ads/advertisementEdit'
import { toWireNames } from '@inzrt/contracts/wire/fieldNames'
import { FIELD_LABEL, formMessage } from '@inzrt/rules/forms'

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
  'price.type': FIELD_LABEL.priceType,
  'price.amount': FIELD_LABEL.priceAmount,
  psc: FIELD_LABEL.localityId,
  sectionSlug: FIELD_LABEL.section,
  name: FIELD_LABEL.firstName,
  password_confirmation: FIELD_LABEL.passwordAgain,
  companyVatId: FIELD_LABEL.vatId,
  token: FIELD_LABEL.resetCode,
  'types[]': FIELD_LABEL.type,
}

/** Words by which the contract names its own checks. */
const SENTENCES: Readonly<Record<string, string>> = {
  company_id: formMessage.companyId,
  email: formMessage.email,
  mismatch: formMessage.passwordsDiffer,
  nickname: formMessage.nickname,
  phone: formMessage.phone,
  push_key: 'Klíč prohlížeče není platný.',
  slug: formMessage.slug,
  sms_number: formMessage.smsNumber,
}

const INNER_LABELS = { ...FIELD_LABEL, ...OTHER_LABELS }

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
  if (origin !== 'string') return formMessage.malformed(label)

  return Number(minimum) <= 1
    ? formMessage.required(label)
    : formMessage.tooShort(label, Number(minimum))
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
  if (label === null) return formMessage.unnamed
  if (issue.message === 'blank') return formMessage.required(label)
  if (issue.keyword === 'too_small') return tooSmall(label, issue.params)
  if (issue.keyword === 'too_big' && issue.params.origin === 'string')
    return formMessage.tooLong(label, Number(issue.params.maximum))
  if (issue.keyword === 'invalid_value') return formMessage.choose(label)

  return formMessage.malformed(label)
}
