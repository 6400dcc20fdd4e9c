import type { FieldErrors } from '@inzrt/domain/forms'

/** Fields of the form that travel under another name. */
const WIRE_NAMES: Readonly<Record<string, string>> = {
  category: 'sectionSlug',
  section: 'sectionSlug',
  price: 'price_type',
  'price.type': 'price_type',
  'price.amount': 'price_value',
  psc: 'pscId',
  name: 'firstName',
  surname: 'lastName',
  phone: 'phoneNumber',
  wantToShow: 'showPhone',
  paymentMethod: 'payment_method',
  rules: 'addInfo.rulesAcceptedAt',
  consentStartNow: 'addInfo.consentStartNow',
}

/** The form's errors under the names the caller sent. */
export const toWireErrors = (errors: FieldErrors): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(errors).map(([field, text]) => [WIRE_NAMES[field] ?? field, [text]]),
  )
