import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../platform/clock/Clock.ts'
import { type Channel, type Couriers, type OutboxRow, Undeliverable } from './Courier.ts'
import { nextTry } from './nextTry.ts'
import type { OutboxRepository } from './outbox.repository.ts'

/** A delivery that takes longer is broken off; well below the time a claim holds. */
const DELIVERY_MS = 60_000

export type Delivery = Readonly<{ messages: OutboxRepository; couriers: Couriers; clock: Clock }>

const handOver = async (couriers: Couriers, message: OutboxRow): Promise<void> => {
  const courier = couriers[message.channel]
  if (!courier) throw new Error(`Nobody serves the channel ${message.channel}.`)
  await courier(message, AbortSignal.timeout(DELIVERY_MS))
}

const deliver = async (
  { messages, couriers, clock }: Delivery,
  message: OutboxRow,
  log: FastifyBaseLogger,
): Promise<void> => {
  try {
    await handOver(couriers, message)
  } catch (error) {
    const again = error instanceof Undeliverable ? null : nextTry(message.attempts, clock())
    const { name, code } = error as NodeJS.ErrnoException
    log.warn(
      { message: message.id, template: message.template, cause: code ?? name, again },
      again ? 'message not delivered, tried again later' : 'message given up',
    )
    await (again ? messages.postpone(message, again) : messages.giveUp(message))
    return
  }
  await messages.finish(message, clock())
}

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
    await deliver(delivery, message, log)
  }
}
