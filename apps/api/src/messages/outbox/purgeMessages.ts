import { DAY_MS } from '@inzrt/domain/time'
import type { Delivery } from './deliverMessage.ts'

/** Long enough to find out why somebody got no letter, and for keys to keep a second one away. */
const RETENTION_DAYS = 30

/** Forgets messages that left, or could not, a month ago. */
export const purgeMessages = ({ messages, clock }: Delivery, turn?: AbortSignal): Promise<void> =>
  messages.forget(new Date(clock().getTime() - RETENTION_DAYS * DAY_MS), turn)
