import { Problem } from '../../platform/errors/Problem.ts'

export const complaintNotFound = (): Problem => new Problem(404, 'not_found', 'Reklamace tu není.')
export const complaintAnswered = (): Problem =>
  new Problem(409, 'version', 'Na reklamaci už je odpovězeno.')
