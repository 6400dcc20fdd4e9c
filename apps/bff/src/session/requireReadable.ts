import { UpstreamFailure } from '../upstream/UpstreamFailure.ts'
import type { Reading } from './Reading.ts'

/**
 * Whatever depends on who asks waits for a bff that can read the cookie: taken for a guest, somebody logged in would be
 * logged out.
 * @throws UpstreamFailure unavailable
 */
export function requireReadable(
  reading: Reading,
): asserts reading is Exclude<Reading, { kind: 'foreign' }> {
  if (reading.kind === 'foreign') throw new UpstreamFailure('unavailable')
}
