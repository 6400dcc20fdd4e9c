import type { QueueItem } from '@inzrt/contracts/desk/queue'
import type { Settle } from './useDecide.ts'

/** What every panel of an ad in the queue gets. */
export type PanelProps = {
  item: QueueItem
  onClose: () => void
  /** Sends a decision about the ad. */
  settle: Settle
}
