import { Problem } from '../../platform/errors/Problem.ts'

export const exchangeNotFound = (): Problem =>
  new Problem(404, 'not_found', 'Tuto výměnu už nevedeme, nebo odkaz není úplný.')
