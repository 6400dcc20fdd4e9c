import { request } from 'undici'
import { guardedAgent } from './guardedAgent.ts'
import type { Reach } from './reach.ts'

type Parcel = Readonly<{
  headers: Readonly<Record<string, string>>
  body: Uint8Array
  signal: AbortSignal
}>

/** Takes bytes to an address that somebody else names; answers with the status that came back. */
export type SendOutside = (url: URL, parcel: Parcel) => Promise<number>

/** What could not be reached in this time would only keep others waiting. */
const ANSWER_MS = 10_000

/** A name that is looked up and a host that is connected to listen to no signal: nobody waits for them any more then. */
const endedBy = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

/**
 * Sends without ever reaching an inner host for it, as files are fetched; nothing is sent on, and what the answer says
 * beside its status is not read.
 */
export const createSendOutside =
  (reach: Reach): SendOutside =>
  async (url, { headers, body, signal }) => {
    const agent = guardedAgent(url, reach)
    if (!agent) throw new Error('The host may not be reached.')
    const over = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)])
    const send = async () => {
      const answer = await request(url, {
        method: 'POST',
        dispatcher: agent,
        signal: over,
        headers,
        body,
      })
      answer.body.on('error', () => undefined)

      return answer.statusCode
    }
    try {
      return await Promise.race([send(), endedBy(over)])
    } finally {
      await agent.destroy()
    }
  }
