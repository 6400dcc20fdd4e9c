import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../platform/clock/Clock.ts'
import { type Couriers, type OutboxRow, Undeliverable } from './Courier.ts'
import { nextTry } from './nextTry.ts'
import type { OutboxRepository } from './outbox.repository.ts'

/** A delivery that takes longer is broken off; well below the time a claim holds. */
const DELIVERY_MS = 60_000

export type Delivery = Readonly<{ messages: OutboxRepository; couriers: Couriers; clock: Clock }>

const handOver = async (couriers: Couriers, message: OutboxRow, now: Date): Promise<void> => {
  const courier = couriers[message.channel]
  if (!courier) throw new Error(`Nobody serves the channel ${message.channel}.`)
  if (message.notAfter && message.notAfter <= now)
    throw new Undeliverable('It is no news any more.')
  await courier(message, AbortSignal.timeout(DELIVERY_MS))
}

/** null: it would be no news by then, or was tried enough. */
const againAt = ({ attempts, notAfter }: OutboxRow, now: Date): Date | null => {
  const again = nextTry(attempts, now)

  return again && notAfter && again >= notAfter ? null : again
}

/** Hands a message in hand over and notes what became of it. */
export const deliverMessage = async (
  { messages, couriers, clock }: Delivery,
  message: OutboxRow,
  log: FastifyBaseLogger,
): Promise<void> => {
  try {
    await handOver(couriers, message, clock())
  } catch (error) {
    const again = error instanceof Undeliverable ? null : againAt(message, clock())
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
