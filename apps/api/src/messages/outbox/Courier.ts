import type { outbox } from '../../platform/database/schema/outbox.ts'

/** A message in hand. */
export type OutboxRow = typeof outbox.$inferSelect
export type Channel = OutboxRow['channel']

/**
 * Hands a message to the service that brings it to its reader. It may be asked again for a message it has
 * brought already, when nobody could write that down; `providerKey` tells.
 * @throws Undeliverable when another try would not help; any other Error when it may
 */
export type Courier = (message: OutboxRow, signal: AbortSignal) => Promise<void>

/** Channels nobody serves keep their messages waiting. */
export type Couriers = Readonly<Partial<Record<Channel, Courier>>>

/** The message can never be delivered. */
export class Undeliverable extends Error {}
