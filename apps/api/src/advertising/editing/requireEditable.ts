import type { ads } from '../../platform/database/schema/ads.ts'
import { eventNotAllowed } from '../adProblems.ts'

type AdState = (typeof ads.$inferSelect)['state']

const EDITABLE: readonly AdState[] = [
  'waiting_verification',
  'waiting_payment',
  'waiting_approval',
  'published',
  'paused',
  'expired',
]

/**
 * What was refused, blocked or closed stays as those who decided about it saw it.
 * @throws Problem 409
 */
export const requireEditable = ({ state }: { state: AdState }): void => {
  if (!EDITABLE.includes(state)) throw eventNotAllowed()
}
