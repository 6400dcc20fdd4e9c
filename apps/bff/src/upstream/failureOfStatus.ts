import type { ErrorCode } from '@inzrt/contracts/wire/codes'
import { UpstreamFailure } from './UpstreamFailure.ts'
import type { UpstreamAnswer } from './UpstreamRequest.ts'

const READ_ONLY = `"code":"${'read_only' satisfies ErrorCode}"`

/**
 * What a 5xx says of the server. 503 names when to come back; 502 and 504 come from a balancer that did not
 * reach it or waited in vain; every other one is about this call alone, and so is a 503 of an api that reads on.
 */
export const failureOfStatus = ({
  status,
  headers,
  body,
}: Omit<UpstreamAnswer, 'body'> & Partial<UpstreamAnswer>): UpstreamFailure => {
  if (status === 502) return new UpstreamFailure('unreachable')
  if (status === 504) return new UpstreamFailure('timeout')
  if (status !== 503) return new UpstreamFailure('unusable')

  const seconds = Number(headers['retry-after'])
  return new UpstreamFailure(body?.includes(READ_ONLY) ? 'readOnly' : 'unavailable', {
    retryAfter: seconds >= 1 && seconds <= 3600 ? Math.ceil(seconds) : 2,
  })
}
