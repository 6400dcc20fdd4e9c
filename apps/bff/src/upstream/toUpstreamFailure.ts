import { errors } from 'undici'
import { UpstreamFailure } from './UpstreamFailure.ts'

const isTimeout = (error: unknown): boolean =>
  error instanceof errors.HeadersTimeoutError ||
  error instanceof errors.BodyTimeoutError ||
  error instanceof errors.ConnectTimeoutError

const isMalformed = (error: unknown): boolean =>
  error instanceof errors.HTTPParserError ||
  error instanceof errors.HeadersOverflowError ||
  error instanceof errors.ResponseContentLengthMismatchError

/** Names what went wrong without carrying the text of it: addresses and ports stay inside. */
export const toUpstreamFailure = (error: unknown): UpstreamFailure => {
  if (error instanceof UpstreamFailure) return error
  if (isTimeout(error)) return new UpstreamFailure('timeout', { cause: error })
  if (isMalformed(error)) return new UpstreamFailure('unusable', { cause: error })
  return new UpstreamFailure('unreachable', { cause: error })
}
