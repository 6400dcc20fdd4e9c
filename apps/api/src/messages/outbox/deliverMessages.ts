import type { FastifyBaseLogger } from 'fastify'
import type { Channel } from './Courier.ts'
import { type Delivery, deliverMessage } from './deliverMessage.ts'

/** Delivers every message that is due, the oldest first; when it is to stop, the one in hand is the last. */
export const deliverMessages = async (
  delivery: Delivery,
  log: FastifyBaseLogger,
  stopping?: AbortSignal,
): Promise<void> => {
  const channels = Object.keys(delivery.couriers) as Channel[]
  while (!stopping?.aborted) {
    const message = await delivery.messages.claim(channels, delivery.clock())
    if (!message) return
    await deliverMessage(delivery, message, log)
  }
}
