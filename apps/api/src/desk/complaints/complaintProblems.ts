import { Problem } from '../../platform/errors/Problem.ts'
import { notFound } from '../../platform/errors/problems.ts'

export const complaintNotFound = (): Problem => notFound('Reklamace tu není.')
export const complaintAnswered = (): Problem =>
  new Problem(409, 'version', 'Na reklamaci už je odpovězeno.')
