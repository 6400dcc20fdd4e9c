import { EventEmitter, once } from 'node:events'
import type { Records } from '../records/openRecords.ts'
import type { PhoneMessage } from './PhoneMessage.ts'

export type Phone = ReturnType<typeof createPhone>

const ANSWER_MS = 2_000

/** Everybody's phone: what was sent from it and to it. */
export const createPhone = (records: Records<PhoneMessage>) => {
  const arrivals = new EventEmitter()

  return {
    /** What a number sent and was sent, or everybody where none is named; the newest first. */
    messages: (owner: string): readonly PhoneMessage[] =>
      records.list().filter((message) => owner === '' || message.owner === owner),

    keep: (message: PhoneMessage): void => {
      records.put(message.key, message)
      if (!message.isSent) arrivals.emit(message.owner)
    },

    /** Settles when the number is sent a message, or after a while: not everything is answered. */
    answered: async (owner: string): Promise<void> => {
      await once(arrivals, owner, { signal: AbortSignal.timeout(ANSWER_MS) }).catch(() => undefined)
    },
  }
}
