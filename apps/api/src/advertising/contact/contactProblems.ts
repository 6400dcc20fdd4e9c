import { Problem } from '../../platform/errors/Problem.ts'
import { invalidFields } from '../../platform/errors/problems.ts'

export const noPhoneShown = (): Problem =>
  new Problem(404, 'not_found', 'Inzerent telefon nezveřejnil.')
export const noMailShown = (): Problem =>
  invalidFields({ text: ['Inzerent si zprávy přes portál nepřeje, zavolejte mu prosím.'] })
