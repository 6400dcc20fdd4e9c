import type { FieldErrors } from '@inzrt/domain/forms'

/** Names the api gives to fields of the form. */
const FORM_NAMES: Readonly<Record<string, string>> = {
  sectionSlug: 'section',
  price_type: 'price.type',
  price_value: 'price.amount',
  pscId: 'psc',
  firstName: 'name',
  lastName: 'surname',
  phoneNumber: 'phone',
  showPhone: 'wantToShow',
  payment_method: 'section',
  'addInfo.rulesAcceptedAt': 'rules',
}

/** What the api found wrong, under the names the form gives its fields. */
export const toFormErrors = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([name, text]) => [FORM_NAMES[name] ?? name, text]))
