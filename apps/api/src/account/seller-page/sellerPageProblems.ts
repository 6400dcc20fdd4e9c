import { formMessage } from '@inzrt/rules/forms'
import { Problem } from '../../platform/errors/Problem.ts'
import { conflict, invalidFields } from '../../platform/errors/problems.ts'

export const noCompany = (): Problem =>
  conflict('Stránku firmy mají jen účty podnikatelů, které mají vyplněné IČO.')
export const savedMeanwhile = (): Problem =>
  new Problem(409, 'version', 'Stránka firmy se mezitím změnila. Načtěte ji prosím znovu.')
export const lostLogo = (): Problem => invalidFields({ logo: [formMessage.lostLogo] })
