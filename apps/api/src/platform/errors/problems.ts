import { READ_ONLY_MESSAGE } from '@inzrt/contracts/wire/codes'
import { NOT_FOUND_TEXTS } from '@inzrt/contracts/wire/notFoundTexts'
import { Problem } from './Problem.ts'

/** What was asked for is not there. */
export const notFound = (text: string): Problem => new Problem(404, 'not_found', text)
/** As things stand it cannot be done, or somebody else was quicker. */
export const conflict = (text: string): Problem => new Problem(409, 'conflict', text)

export const slugNotFound = (): Problem =>
  new Problem(404, 'not_found', NOT_FOUND_TEXTS.slug, {
    meta: { slugType: 'not_found' },
  })
/** An ad that ended so long ago that its page is gone for good. */
export const slugGone = (): Problem =>
  new Problem(410, 'not_found', 'Inzerát už skončil a\u00a0jeho stránka tu není.', {
    meta: { slugType: 'not_found' },
  })
export const sectionNotFound = (): Problem => notFound(NOT_FOUND_TEXTS.section)
export const adNotFound = (): Problem => notFound(NOT_FOUND_TEXTS.ad)
/** One answer for a nickname nobody has and for one that is not to be found. */
export const profileNotFound = (): Problem => notFound('Takový inzerent tu není.')

/** An ad for visitors whose age was proved. */
export const ageNotProved = (): Problem =>
  new Problem(403, 'forbidden', 'Tento inzerát se otevře až po ověření věku.')

export const pathNotFound = (): Problem => notFound('Tato adresa tu není.')
export const editionNotFound = (): Problem => notFound('Takové vydání tu není.')
export const imageNotFound = (): Problem => notFound('Obrázek tu není.')
export const methodNotAllowed = (): Problem =>
  new Problem(405, 'method_not_allowed', 'Tohle se s touto adresou dělat nedá.')
export const badRequest = (errors?: Record<string, string[]>): Problem =>
  new Problem(400, 'bad_request', 'Požadavku nerozumíme.', errors && { errors })
/** A place in a list that this list never gave out. */
export const invalidCursor = (): Problem =>
  badRequest({ after: ['Odkaz na další část seznamu neplatí. Začněte prosím od začátku.'] })
export const tooFar = (): Problem =>
  badRequest({ page: ['Tak daleko se po stránkách nedojde. Zkuste prosím seznam zúžit.'] })
export const onlyInSection = (): Problem =>
  badRequest({ sectionSlug: ['Místo, cenu a řazení podle ceny si zvolíte jen v\u00a0rubrice.'] })
export const invalidFields = (errors: Record<string, string[]>): Problem =>
  new Problem(422, 'validation', 'Zkontrolujte prosím vyznačená pole.', { errors })
/** What is wrong is the body as a whole: no field can be marked. */
export const invalidBody = (): Problem => new Problem(422, 'validation', 'Požadavku nerozumíme.')
export const tooLarge = (): Problem =>
  new Problem(413, 'payload_too_large', 'Požadavek je příliš velký.')
export const unsupportedType = (): Problem =>
  new Problem(415, 'unsupported_media_type', 'Tento druh obsahu nepřijímáme.')
export const unavailable = (): Problem =>
  new Problem(503, 'unavailable', 'Služba je dočasně nedostupná. Zkuste to prosím později.', {
    retryAfter: 5,
  })
/** The database takes no changes for now; what is there is read on. */
export const readOnly = (): Problem =>
  new Problem(503, 'read_only', READ_ONLY_MESSAGE, { retryAfter: 30 })
/** A place of files that takes no more; what is there already is served on. */
export const storageFull = (): Problem =>
  new Problem(507, 'storage', 'Teď to nemáme kam uložit. Zkuste to prosím později.')
/** Not 503, which would open the breaker: other pictures are at hand and must still be served. */
export const storageUnavailable = (): Problem =>
  new Problem(500, 'unavailable', 'Obrázek teď nejde načíst. Zkuste to prosím za chvíli.')
/** Not 503, which would open the breaker: all but searching can be done. */
export const searchNotReady = (): Problem =>
  new Problem(
    500,
    'unavailable',
    'Hledání se po spuštění ještě připravuje. Zkuste to prosím za chvíli.',
  )
export const internalError = (): Problem =>
  new Problem(500, 'internal', 'Něco se pokazilo. Zkuste to prosím později.')
