import { Problem } from '../platform/errors/Problem.ts'

export const wrongAdPassword = (): Problem =>
  new Problem(403, 'ad_password', 'Heslo k inzerátu není správné.')
export const notYourAd = (): Problem =>
  new Problem(403, 'forbidden', 'Tento inzerát patří někomu jinému.')
export const eventNotAllowed = (): Problem =>
  new Problem(409, 'version', 'Inzerát se mezitím změnil. Načtěte prosím stránku znovu.')
export const changedMeanwhile = (): Problem =>
  new Problem(409, 'version', 'Inzerát mezitím někdo upravil. Načtěte prosím stránku znovu.')
