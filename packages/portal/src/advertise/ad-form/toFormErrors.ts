import { adFormField } from '@inzrt/contracts/ads/adFieldNames'
import type { FieldErrors } from '@inzrt/domain/forms'

/** What the api found wrong, under the names the form gives its fields. */
export const toFormErrors = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([name, text]) => [adFormField(name), text]))
