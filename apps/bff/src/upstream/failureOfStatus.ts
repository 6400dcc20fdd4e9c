import { UpstreamFailure } from './UpstreamFailure.ts'
import type { UpstreamAnswer } from './UpstreamRequest.ts'

/**
 * What a 5xx says of the server. 503 names when to come back; 502 and 504 come from a balancer that did not
 * reach it or waited in vain; every other one is about this call alone.
 */
export const failureOfStatus = ({
  status,
  headers,
}: Omit<UpstreamAnswer, 'body'>): UpstreamFailure => {
  if (status === 502) return new UpstreamFailure('unreachable')
  if (status === 504) return new UpstreamFailure('timeout')
  if (status !== 503) return new UpstreamFailure('unusable')

  const seconds = Number(headers['retry-after'])
  return new UpstreamFailure('unavailable', {
    retryAfter: seconds >= 1 && seconds <= 3600 ? Math.ceil(seconds) : 2,
  })
}
