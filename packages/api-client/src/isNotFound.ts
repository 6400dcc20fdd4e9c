import type { ApiError } from './ApiError.ts'

/** Whether what was asked for does not exist (404), or no longer does (410). */
export const isNotFound = (error: ApiError): boolean =>
  error.kind === 'problem' && (error.status === 404 || error.status === 410)
