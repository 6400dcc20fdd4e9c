import { adWireName } from '@inzrt/contracts/ads/adFieldNames'
import type { FieldErrors } from '@inzrt/domain/forms'

/** The form's errors under the names the caller sent. */
export const toWireErrors = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([field, text]) => [adWireName(field), text]))
