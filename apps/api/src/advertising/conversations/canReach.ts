import type { Side } from '@inzrt/contracts/conversation/conversation'
import { otherSide } from '@inzrt/rules/deal'
import type { Marks } from './conversations.repository.ts'
import { type Sides, sidesOf } from './sidesOf.ts'

/** Whether what one side would write is let through, and anybody is there to read it. */
export const canReach = (sides: Sides, from: Side, marks: Marks): boolean => {
  const to = otherSide(from)
  const { userId, email } = sidesOf(sides)[to]
  const account = to === 'seller' ? sides.seller : sides.buyer
  const isThere = userId === null ? email !== null : account?.deletedAt === null

  return isThere && marks[to].blockedAt === null
}
