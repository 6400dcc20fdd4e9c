import type { ServerResponse } from 'node:http'
import { LIVE_EVENT } from '@inzrt/contracts/conversation/live'
import { PerClientConcurrency } from '../limits/PerClientConcurrency.ts'
import type { Session } from '../session/Session.ts'

/** A browser that is told when conversations change. */
export type Listener = Readonly<{
  response: ServerResponse
  /** Address of the visitor. */
  client: string
  session: Session | null
  account: number | null
  conversations: readonly number[]
}>

type Parts = Readonly<{
  /** Whether a session is known to have ended. */
  hasEnded: (session: Session) => boolean
  budgetFactor: number
}>

/** Proxies close what says nothing for a minute. */
const HEARTBEAT_MS = 20_000
/** A browser comes back in a moment and shows again who it is: a session too long idle hears no more. */
const HEARTBEATS_EACH = 15
/** Said to a browser that is sent away: how long it waits, so that not all come back at one moment. */
const AGAIN_MS = { least: 1_000, most: 4_000 }

const MOST = 4_000
const MOST_OF_ADDRESS = 100
/** One for each browser, which has one; those of a browser that is gone end with their next heartbeat. */
const MOST_OF_SESSION = 4

const again = (): number =>
  Math.round(AGAIN_MS.least + Math.random() * (AGAIN_MS.most - AGAIN_MS.least))

/** Browsers that are told at once which of their conversations changed, each by an answer that goes on. */
export class LiveStreams {
  readonly #listeners = new Map<Listener, number>()
  readonly #byTopic = new Map<string, Set<Listener>>()
  readonly #ofAddress: PerClientConcurrency
  readonly #ofSession: PerClientConcurrency
  readonly #parts: Parts
  readonly #timer: NodeJS.Timeout

  constructor(parts: Parts) {
    this.#parts = parts
    this.#ofAddress = new PerClientConcurrency(MOST_OF_ADDRESS * parts.budgetFactor)
    this.#ofSession = new PerClientConcurrency(MOST_OF_SESSION)
    this.#timer = setInterval(() => this.beat(), HEARTBEAT_MS).unref()
  }

  get size(): number {
    return this.#listeners.size
  }

  /** Tells this browser from now on, if there is a place for it; its answer has begun. */
  add(listener: Listener): void {
    const { response } = listener
    this.#listeners.set(listener, 0)
    for (const topic of topicsOf(listener)) {
      const those = this.#byTopic.get(topic) ?? new Set()
      this.#byTopic.set(topic, those.add(listener))
    }
    response.once('close', () => this.#forget(listener))
    response.write(`retry: ${again()}\nevent: hello\ndata:\n\n`)
  }

  /** Takes a place for a browser; false when there is none. */
  tryEnter({ client, session }: Pick<Listener, 'client' | 'session'>): boolean {
    if (this.size >= MOST || !this.#ofAddress.tryEnter(client)) return false
    if (!session || this.#ofSession.tryEnter(session.id)) return true
    this.#ofAddress.leave(client)

    return false
  }

  /** Gives the place back. */
  leave({ client, session }: Pick<Listener, 'client' | 'session'>): void {
    this.#ofAddress.leave(client)
    if (session) this.#ofSession.leave(session.id)
  }

  /** What the api says of a change: the number of the conversation, and of the accounts it is of. */
  tell(data: string): void {
    const [conversation = '', ...accounts] = data.split(' ')
    const topics = [ofConversation(conversation), ...accounts.map(ofAccount)]
    const told = new Set(topics.flatMap((topic) => [...(this.#byTopic.get(topic) ?? [])]))
    for (const { response } of told)
      response.write(`event: ${LIVE_EVENT}\ndata: ${conversation}\n\n`)
  }

  /** Sends away whose session has ended. */
  endEnded(): void {
    this.#end(({ session }) => session !== null && this.#parts.hasEnded(session))
  }

  endAll(): void {
    this.#end(() => true)
  }

  /** Says that we are here, and sends away those who have been told for long. */
  beat(): void {
    this.endEnded()
    for (const [listener, beats] of this.#listeners) {
      if (beats >= HEARTBEATS_EACH) listener.response.end()
      else listener.response.write(':\n\n')
      this.#listeners.set(listener, beats + 1)
    }
  }

  close(): void {
    clearInterval(this.#timer)
    this.endAll()
  }

  #end(isOver: (listener: Listener) => boolean): void {
    for (const listener of this.#listeners.keys()) if (isOver(listener)) listener.response.end()
  }

  #forget(listener: Listener): void {
    this.#listeners.delete(listener)
    this.leave(listener)
    for (const topic of topicsOf(listener)) {
      const those = this.#byTopic.get(topic)
      those?.delete(listener)
      if (those?.size === 0) this.#byTopic.delete(topic)
    }
  }
}

const ofConversation = (id: number | string): string => `conversation ${id}`
const ofAccount = (id: number | string): string => `account ${id}`

const topicsOf = ({ account, conversations }: Listener): readonly string[] => [
  ...(account === null ? [] : [ofAccount(account)]),
  ...conversations.map(ofConversation),
]
