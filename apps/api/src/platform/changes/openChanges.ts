import { type ChangeKind, HEARTBEAT_MS } from '@inzrt/contracts/wire/changes'
import type { LogPosition } from '@inzrt/contracts/wire/logPosition'
import type { Client } from 'pg'
import { createClient } from '../database/createClient.ts'
import type { Database } from '../database/openDatabase.ts'
import { readPosition } from '../database/replicas/readPosition.ts'

/**
 * Somebody who is told, a word at a time, that it begins (`hello`), what happened, and that no more will come. Where
 * there are replicas, a position of the log goes with it, before which all that was told of is written.
 */
export type Subscriber = Readonly<{
  hear: (word: string, position: LogPosition | null) => void
  end: () => void
}>

export type Changes = ReturnType<typeof openChanges>

const PATIENCE_MS = 2_000

/** Said in between, so that silence can be told from a loss. */
const HEARTBEAT: ChangeKind = 'alive'
const BEGINNING: ChangeKind = 'hello'

/**
 * What transactions say of their changes, by one connection that listens, for everybody who asks. When that
 * connection breaks or is silent, all who listen are sent away: what was said meanwhile nobody can know.
 */
export const openChanges = (database: Pick<Database, 'direct'>, { hasReplicas = false } = {}) => {
  const subscribers = new Set<Subscriber>()
  let listening: Promise<Client> | null = null
  /** What is to be told after the position that is being read. */
  let heard: string[] = []
  let turn: Promise<unknown> = Promise.resolve()

  /** One after the other: who comes and what is told, each with a position read since. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = turn.then(work)
    turn = done.catch(() => undefined)

    return done
  }

  const positionAt = async (client: Client): Promise<LogPosition | null> =>
    hasReplicas ? readPosition(client) : null

  const sendAway = (): void => {
    listening = null
    for (const { end } of subscribers) end()
    subscribers.clear()
  }

  const broadcast = (word: string, position: LogPosition | null): void => {
    for (const { hear } of subscribers) hear(word, position)
  }

  const tell = (client: Client, word: string): void => {
    heard.push(word)
    if (heard.length > 1) return
    inTurn(async () => {
      const words = heard
      heard = []
      const position = await positionAt(client)
      for (const told of words) broadcast(told, position)
    }).catch(sendAway)
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
      client.query('select').then(() => isOver || tell(client, HEARTBEAT), lose)
    }, HEARTBEAT_MS).unref()
    client.on('error', lose)
    client.on('end', lose)
    client.on('notification', ({ payload = '' }) => tell(client, payload))
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
      const opened = listening
      const client = await opened
      await inTurn(async () => {
        const position = await positionAt(client)
        if (listening !== opened) throw new Error('What was said meanwhile is lost.')
        subscribers.add(subscriber)
        subscriber.hear(BEGINNING, position)
      })

      return () => void subscribers.delete(subscriber)
    },

    close: async (): Promise<void> => {
      const client = await listening?.catch(() => null)
      await client?.end()
    },
  }
}
