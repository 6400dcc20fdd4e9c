import { Problem } from '../../platform/errors/Problem.ts'

export const noPhoneShown = (): Problem =>
  new Problem(404, 'not_found', 'Inzerent telefon nezveřejnil.')
