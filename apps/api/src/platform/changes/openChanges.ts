import { type ChangeKind, HEARTBEAT_MS } from '@inzrt/contracts/wire/changes'
import type { Client } from 'pg'
import { createClient } from '../database/createClient.ts'
import type { Database } from '../database/openDatabase.ts'

/** Somebody who is told: what happened, a word at a time, and that no more will come. */
export type Subscriber = Readonly<{ hear: (word: string) => void; end: () => void }>

export type Changes = ReturnType<typeof openChanges>

const PATIENCE_MS = 2_000

/** Said in between, so that silence can be told from a loss. */
const HEARTBEAT: ChangeKind = 'alive'

/**
 * What transactions say of their changes, by one connection that listens, for everybody who asks. When that
 * connection breaks or is silent, all who listen are sent away: what was said meanwhile nobody can know.
 */
export const openChanges = (database: Pick<Database, 'direct'>) => {
  const subscribers = new Set<Subscriber>()
  let listening: Promise<Client> | null = null

  const sendAway = (): void => {
    listening = null
    for (const { end } of subscribers) end()
    subscribers.clear()
  }

  const broadcast = (word: string): void => {
    for (const { hear } of subscribers) hear(word)
  }

  const open = async (): Promise<Client> => {
    const client = createClient(database, 'inzrt-changes', PATIENCE_MS)
    let isOver = false
    const lose = (): void => {
      if (isOver) return
      isOver = true
      clearInterval(heart)
      sendAway()
      client.end().catch(() => undefined)
    }
    const heart = setInterval(() => {
      client.query('select').then(() => isOver || broadcast(HEARTBEAT), lose)
    }, HEARTBEAT_MS).unref()
    client.on('error', lose)
    client.on('end', lose)
    client.on('notification', ({ payload = '' }) => broadcast(payload))
    try {
      await client.connect()
      await client.query('listen changes')
    } catch (error) {
      lose()
      throw error
    }

    return client
  }

  return {
    /** Tells from now on; answers how to leave. Rejects while the database cannot be listened to. */
    subscribe: async (subscriber: Subscriber): Promise<() => void> => {
      listening ??= open()
      await listening
      subscribers.add(subscriber)

      return () => void subscribers.delete(subscriber)
    },

    close: async (): Promise<void> => {
      const client = await listening?.catch(() => null)
      await client?.end()
    },
  }
}
