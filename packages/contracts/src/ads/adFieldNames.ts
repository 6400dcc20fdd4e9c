/** Fields of an ad's form that travel under another name; of two that share one, the later is what an error is about. */
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

const FORM_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(WIRE_NAMES).map(([field, name]) => [name, field]),
)

/**
 * Name under which a field of an ad's form travels.
 * @example adWireName('price.amount') // 'price_value'
 */
export const adWireName = (field: string): string => WIRE_NAMES[field] ?? field

/**
 * Field of an ad's form that travels under a name.
 * @example adFormField('price_value') // 'price.amount'
 */
export const adFormField = (name: string): string => FORM_NAMES[name] ?? name
