import { Problem } from '../errors/Problem.ts'
import { invalidFields } from '../errors/problems.ts'

export const noPhoneShown = (): Problem =>
  new Problem(404, 'not_found', 'Inzerent telefon nezveřejnil.')
export const noMailShown = (): Problem =>
  invalidFields({ content: ['Inzerent si zprávy přes portál nepřeje, zavolejte mu prosím.'] })
