import { Problem } from '../../platform/errors/Problem.ts'
import { invalidFields } from '../../platform/errors/problems.ts'

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
  new Problem(409, 'conflict', 'Aplikaci už nastavenou máte. Odeberte ji, než nastavíte jinou.')

export const noAppBegun = (): Problem =>
  new Problem(409, 'conflict', 'Nastavení už vypršelo. Začněte prosím znovu.')

export const noApp = (): Problem => new Problem(404, 'not_found', 'Aplikaci už nastavenou nemáte.')

export const noSecondFactor = (): Problem =>
  new Problem(409, 'conflict', 'Přihlášení ve dvou krocích zapnuté není.')
