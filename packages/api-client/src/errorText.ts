import { plural, WORD_FORMS } from '@inzrt/domain/text'
import type { ApiError } from './ApiError.ts'
import { OFFLINE_TEXT, UNAVAILABLE_TEXT } from './connectionTexts.ts'
import { type AskedCall, CODE_TEXTS, FAILURE_TEXTS, STATUS_FIRST } from './errorTexts.ts'

/**
 * What a failed call says to the visitor, in the product's exact words.
 * Too many attempts say how long to wait, whatever the call.
 * @example errorText('readAdvertisement', error) // '404 Inzerát nebyl nalezen'
 */
export const errorText = (call: AskedCall, error: ApiError): string => {
  const general = generalText(error)
  if (general !== null) return general

  const text = textOf(call, error)

  return error.kind === 'problem' && STATUS_FIRST.includes(call) ? `${error.status} ${text}` : text
}

/** What a failed call says in the server's own words, whatever the catalogue has for it. */
export const serverText = (error: ApiError): string => generalText(error) ?? ownText(error)

/** Of a call without a text of its own the server says why it refused. */
const textOf = (call: AskedCall, error: ApiError): string => {
  const text = FAILURE_TEXTS[call] ?? ownText(error)
  if (typeof text === 'string') return text

  return isRefusal(error) ? text.refused : text.unexpected
}

/** What the failure says whatever was asked for. */
const generalText = (error: ApiError): string | null => {
  if (error.kind === 'problem') {
    const known = CODE_TEXTS.get(error.problem.code)
    if (known) return known

    if (error.status === 429) return waitText(error.retryAfter)
  }

  return error.kind === 'network' && globalThis.navigator?.onLine === false ? OFFLINE_TEXT : null
}

const ownText = (error: ApiError): string =>
  isRefusal(error) ? error.problem.message : UNAVAILABLE_TEXT

const isRefusal = (error: ApiError): error is Extract<ApiError, { kind: 'problem' }> =>
  error.kind === 'problem' && error.status < 500

/** The wait in whole minutes, at least one; an unknown wait counts as one minute. */
const waitText = (seconds: number | null): string => {
  const minutes = Math.max(1, Math.ceil((seconds ?? 0) / 60))

  return `Příliš mnoho pokusů. Zkuste to znovu za ${minutes} ${plural(minutes, WORD_FORMS.minuteAccusative)}.`
}
