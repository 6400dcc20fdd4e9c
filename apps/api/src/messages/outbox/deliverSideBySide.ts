import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Channel, OutboxRow } from './Courier.ts'
import { type Delivery, deliverMessage } from './deliverMessage.ts'

/** As long as a message in hand lets us wait, what comes meanwhile waits no longer than this. */
const LOOK_EVERY_MS = 500

type Ways = Readonly<{
  atOnce: number
  /** Of one sharer. */
  ofOne: number
}>
type Run = Readonly<{
  log: FastifyBaseLogger
  ending?: AbortSignal | undefined
  stopping?: AbortSignal | undefined
}>

/**
 * Delivers messages that are due side by side, the oldest first; one sharer never has more than its part of the ways. A
 * message that lets us wait holds up no other: as long as one taken in this turn is in hand, others are taken too.
 */
export const deliverSideBySide = async (
  delivery: Delivery,
  { atOnce, ofOne }: Ways,
  { log, ending, stopping }: Run,
): Promise<void> => {
  const channels = Object.keys(delivery.couriers) as Channel[]
  const inHand = new Map<OutboxRow, Promise<void>>()
  const ofTurn = new Set<OutboxRow>()
  const busySharers = () => {
    const sharers = [...inHand.keys()].flatMap(({ sharer }) => sharer ?? [])

    return [...new Set(sharers)].filter((one) => sharers.filter((it) => it === one).length >= ofOne)
  }
  const begin = (message: OutboxRow) => {
    if (!ending?.aborted) ofTurn.add(message)
    const done = deliverMessage(delivery, message, log)
      // It comes again when its claim is over.
      .catch((error: unknown) =>
        log.error({ message: message.id, err: error }, 'nobody noted what became of it'),
      )
      .finally(() => {
        inHand.delete(message)
        ofTurn.delete(message)
      })
    inHand.set(message, done)
  }
  try {
    while (!stopping?.aborted && (!ending?.aborted || ofTurn.size > 0)) {
      const isFull = inHand.size >= atOnce
      const message = isFull
        ? null
        : await delivery.messages.claim(channels, delivery.clock(), busySharers())
      if (message) begin(message)
      else if (inHand.size === 0) break
      else await Promise.race([...inHand.values(), setTimeout(LOOK_EVERY_MS, null, { ref: false })])
    }
  } finally {
    await Promise.all(inHand.values())
  }
}
