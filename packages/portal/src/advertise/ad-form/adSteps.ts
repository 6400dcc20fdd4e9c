import { type AdForm, FIELD_LABEL, type FieldErrors } from '@inzrt/rules/forms'

const { section, type, heading, content, priceType, priceAmount, localityId, images } = FIELD_LABEL
const { phone, verificationCode, email, adPassword, paymentMethod, coupon } = FIELD_LABEL

/** The parts of the form and what is in them, as one says it; all in the order in which it stands there. */
export const AD_STEPS = [
  { id: 'rubrika', label: 'Rubrika', fields: { sectionSlug: section } },
  {
    id: 'text',
    label: 'Text a cena',
    fields: {
      type,
      heading,
      content,
      attributes: 'údaje',
      'price.type': priceType,
      'price.amount': priceAmount,
      localityId,
    },
  },
  { id: 'fotky', label: 'Fotky', fields: { images } },
  {
    id: 'kontakt',
    label: 'Kontakt a\u00a0odeslání',
    fields: {
      nickname: 'přezdívka nebo jméno',
      firstName: FIELD_LABEL.firstName,
      lastName: FIELD_LABEL.lastName,
      email,
      phone,
      verificationCode,
      wantToShow: 'co v\u00a0inzerátu ukázat',
      password: adPassword,
      promos: 'služby',
      paymentMethod,
      coupon,
      consentStartNow: 'žádost o\u00a0zahájení služby',
      rules: 'souhlas s\u00a0pravidly',
    },
  },
] as const satisfies readonly {
  id: string
  label: string
  fields: Readonly<Record<string, string>>
}[]
export type AdStep = (typeof AD_STEPS)[number]['id']

/** Fields of the whole form and their names. */
const FIELDS: Readonly<Record<string, string>> = Object.assign(
  {},
  ...AD_STEPS.map(({ fields }) => fields),
)

const topOf = (field: string): string => field.split('.')[0] ?? field

/** Which step a field belongs to. */
export const stepOf = (field: string): AdStep =>
  AD_STEPS.find(({ fields }) => Object.keys(fields).some((each) => topOf(each) === topOf(field)))
    ?.id ?? 'kontakt'

/** The first step with something wrong in it; null when nothing is. */
export const firstWrongStep = (errors: FieldErrors): AdStep | null => {
  const wrong = new Set(Object.keys(errors).map(stepOf))

  return AD_STEPS.find(({ id }) => wrong.has(id))?.id ?? null
}

/** What is wrong in a step, a field and its text each. */
export const faultsOf = (errors: FieldErrors, step: AdStep): [field: string, text: string][] =>
  Object.entries(errors).filter(([field]) => stepOf(field) === step)

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
    Object.entries(FIELDS).flatMap(([part, name]) =>
      fields.some((field) => partOf(field) === part && isFilled(values, field) === wanted)
        ? [name]
        : [],
    )

  return { missing: partsOf(false), toMend: partsOf(true) }
}
