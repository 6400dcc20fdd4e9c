import type { AdForm, FieldErrors } from '@inzrt/rules/forms'

/** The parts of the form, in their order. */
export const AD_STEPS = [
  { id: 'rubrika', label: 'Rubrika', fields: ['sectionSlug'] },
  {
    id: 'text',
    label: 'Text a cena',
    fields: ['type', 'heading', 'content', 'attributes', 'price', 'localityId'],
  },
  { id: 'fotky', label: 'Fotky', fields: ['images'] },
  {
    id: 'kontakt',
    label: 'Kontakt a\u00a0odeslání',
    fields: [
      ...['firstName', 'lastName', 'nickname', 'phone', 'verificationCode', 'email'],
      ...['wantToShow', 'password', 'rules', 'promos', 'paymentMethod'],
      ...['coupon', 'consentStartNow'],
    ],
  },
] as const
export type AdStep = (typeof AD_STEPS)[number]['id']

/** Parts of the form as one says them. */
const PARTS: Readonly<Record<string, string>> = {
  sectionSlug: 'rubrika',
  type: 'druh inzerátu',
  heading: 'nadpis',
  content: 'text inzerátu',
  attributes: 'údaje',
  'price.type': 'druh ceny',
  'price.amount': 'cena',
  localityId: 'lokalita',
  images: 'fotky',
  nickname: 'jméno nebo přezdívka',
  email: 'e-mail',
  phone: 'telefon',
  wantToShow: 'výběr kontaktu',
  verificationCode: 'ověření telefonu',
  password: 'heslo k\u00a0inzerátu',
  paymentMethod: 'způsob platby',
  coupon: 'slevový kód',
  consentStartNow: 'žádost o\u00a0zahájení služby',
  rules: 'souhlas s\u00a0pravidly',
}

const topOf = (field: string): string => field.split('.')[0] ?? field

/** Which step a field belongs to. */
export const stepOf = (field: string): AdStep =>
  AD_STEPS.find(({ fields }) => (fields as readonly string[]).includes(topOf(field)))?.id ??
  'kontakt'

/** The first step with something wrong in it; null when nothing is. */
export const firstWrongStep = (errors: FieldErrors): AdStep | null => {
  const wrong = new Set(Object.keys(errors).map(stepOf))

  return AD_STEPS.find(({ id }) => wrong.has(id))?.id ?? null
}

const FIELDS: readonly string[] = AD_STEPS.flatMap(({ fields }) => fields)

const placeOf = (field: string): number => FIELDS.indexOf(topOf(field))

/** What is wrong in a step, a field and its text each, in the order of the form. */
export const faultsOf = (errors: FieldErrors, step: AdStep): [field: string, text: string][] =>
  Object.entries(errors)
    .filter(([field]) => stepOf(field) === step)
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other))

const isFilled = (values: AdForm, field: string): boolean => {
  const value = field
    .split('.')
    .reduce<unknown>((whole, part) => (whole as Record<string, unknown>)[part], values)

  return (typeof value === 'string' || Array.isArray(value)) && value.length > 0
}

/** All that is said of the thing itself is one part. */
const partOf = (field: string): string => (topOf(field) === 'attributes' ? 'attributes' : field)

type Filled = Readonly<{ wrong: FieldErrors; values: AdForm }>

/**
 * What is still missing and what is there but wrong, in the order of the form; of one step, or of the
 * whole form.
 */
export const gapsOf = ({ wrong, values }: Filled, step?: AdStep) => {
  const fields = Object.keys(wrong).filter((field) => !step || stepOf(field) === step)
  const partsOf = (wanted: boolean): string[] =>
    Object.entries(PARTS).flatMap(([part, name]) =>
      fields.some((field) => partOf(field) === part && isFilled(values, field) === wanted)
        ? [name]
        : [],
    )

  return { missing: partsOf(false), toMend: partsOf(true) }
}
