/** What `code` of a problem says to a program; texts for people are chosen from it by the caller. */
export const ERROR_CODES = [
  'bad_request',
  'credentials',
  'unauthenticated',
  'token_expired',
  'token_invalid',
  'forbidden',
  'account_blocked',
  'second_step',
  'second_factor_missing',
  'ad_password',
  'not_found',
  'method_not_allowed',
  'conflict',
  'version',
  'idempotency',
  'work',
  'payload_too_large',
  'unsupported_media_type',
  'validation',
  'rate_limited',
  'crowded',
  'internal',
  'bad_gateway',
  'unavailable',
  'storage',
  'read_only',
  'timeout',
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]

/** What visitors read where nothing can be changed for now. */
export const READ_ONLY_MESSAGE = 'Teď tu jde jen číst, ukládat ne. Zkuste to prosím za chvíli.'

/** Messages of 401 that the sites know by their exact words. */
export const TOKEN_EXPIRED_MESSAGE = 'Token has expired'
export const TOKEN_INVALID_MESSAGE = 'Token Signature could not be verified.'
