import type { Problem } from '../../platform/errors/Problem.ts'
import { notFound } from '../../platform/errors/problems.ts'

export const exchangeNotFound = (): Problem =>
  notFound('Tuto výměnu už nevedeme, nebo odkaz není úplný.')
