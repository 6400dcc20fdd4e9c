import { Problem } from '../../platform/errors/Problem.ts'
import { conflict, invalidFields, notFound } from '../../platform/errors/problems.ts'

/** Nobody is told which kind of code it was not, nor whether it was right a moment ago. */
export const wrongCode = (): Problem =>
  invalidFields({ code: ['Kód není správný, nebo už byl jednou použitý.'] })

/** How one logs in is changed only by who has just taken the second step. */
export const secondStepNeeded = (): Problem =>
  new Problem(403, 'second_step', 'Potvrďte to prosím nejdřív druhým krokem přihlášení.')

/** Said at the desk to staff who log in in one step. */
export const secondFactorMissing = (): Problem =>
  new Problem(
    403,
    'second_factor_missing',
    'Správa se vám otevře, až si v\u00a0nastavení účtu zapnete přihlášení ve dvou krocích.',
  )

export const loginIsOver = (): Problem =>
  new Problem(
    409,
    'conflict',
    'Na druhý krok je pět minut a\u00a0ty už uplynuly. Přihlaste se prosím znovu.',
  )

export const appIsThere = (): Problem =>
  conflict('Aplikaci už nastavenou máte. Odeberte ji, než nastavíte jinou.')

export const noAppBegun = (): Problem => conflict('Nastavení už vypršelo. Začněte prosím znovu.')

export const noApp = (): Problem => notFound('Aplikaci už nastavenou nemáte.')

/** Whatever was wrong with it: to try again is all anybody can do. */
export const wrongPasskey = (): Problem =>
  invalidFields({ credential: ['Přístupový klíč se nepodařilo ověřit. Zkuste to prosím znovu.'] })

export const passkeyIsThere = (): Problem => conflict('Tento přístupový klíč už u\u00a0nás je.')

export const noPasskey = (): Problem => notFound('Takový přístupový klíč u\u00a0účtu není.')

export const noPasskeyHere = (): Problem =>
  conflict('Pro tento web přístupový klíč nemáte. Použijte prosím kód.')

export const noSecondFactor = (): Problem => conflict('Přihlášení ve dvou krocích zapnuté není.')
