import type { Side } from '@inzrt/contracts/conversation/conversation'
import { clientOf } from '../../platform/attempts/clientOf.ts'
import type { Attempts } from '../../platform/attempts/createAttempts.ts'
import { REPLIES, REPLIES_OF_SIDE } from './replies.ts'

/**
 * Counts one more message of a client, and of the side it writes as.
 * @throws Problem 429 when there were too many of either
 */
export const takeReply = (
  attempts: Attempts,
  address: string,
  { id, side }: Readonly<{ id: number; side: Side }>,
): Promise<void> =>
  attempts.takeEach([
    { budget: REPLIES, subject: [clientOf(address)] },
    { budget: REPLIES_OF_SIDE, subject: [`${id}`, side] },
  ])
