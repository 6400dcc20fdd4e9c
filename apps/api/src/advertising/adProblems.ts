import { Problem } from '../platform/errors/Problem.ts'

const TOO_MANY_LETTERS =
  'Na tento e-mail jsme dnes poslali už mnoho odkazů k\u00a0ověření. Zkuste to prosím zítra, zadejte jiný e-mail, nebo ověřte telefon.'

export const wrongAdPassword = (): Problem =>
  new Problem(403, 'ad_password', 'Heslo k inzerátu není správné.')
/** Too many links that prove an address went there today. */
export const tooManyLetters = (retryAfter: number): Problem =>
  new Problem(429, 'rate_limited', TOO_MANY_LETTERS, {
    retryAfter,
    errors: { email: [TOO_MANY_LETTERS] },
  })
export const notYourAd = (): Problem =>
  new Problem(403, 'forbidden', 'Tento inzerát patří někomu jinému.')
export const eventNotAllowed = (): Problem =>
  new Problem(409, 'version', 'Inzerát se mezitím změnil. Načtěte prosím stránku znovu.')
export const changedMeanwhile = (): Problem =>
  new Problem(409, 'version', 'Inzerát mezitím někdo upravil. Načtěte prosím stránku znovu.')
