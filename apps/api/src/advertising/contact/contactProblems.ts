import type { Problem } from '../../platform/errors/Problem.ts'
import { notFound } from '../../platform/errors/problems.ts'

export const noPhoneShown = (): Problem => notFound('Inzerent telefon nezveřejnil.')
