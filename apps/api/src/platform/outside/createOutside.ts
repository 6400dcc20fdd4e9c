import { request } from 'undici'
import { guardedAgent, type Resolve } from './guardedAgent.ts'
import type { Reach } from './reach.ts'

/** Why nothing came. Hosts that may not be reached look like those that are not there: nobody finds inner ones so. */
export type OutsideFault = Readonly<
  | { fault: 'address' | 'away' | 'slow' | 'large' | 'redirects' }
  | { fault: 'status'; status: number }
>

type FromOutside = Readonly<{ bytes: Buffer }> | OutsideFault

type Asked = Readonly<{
  mostBytes: number
  ms: number
  /** Aborted when nobody waits for it any more; it is then slow at once. */
  stopping?: AbortSignal | undefined
}>

/** Fetches what somebody else names; never rejects. */
export type Outside = Readonly<{
  fetch(address: string, asked: Asked): Promise<FromOutside>
}>

const MOST_REDIRECTS = 3
const REDIRECTS = [301, 302, 303, 307, 308]
const SCHEMES: readonly string[] = ['http:', 'https:']

/** An address that can be asked for: of the web, without a name and password in it; null otherwise. */
export const readAddress = (address: string, base?: URL): URL | null => {
  const url = URL.parse(address, base?.href)
  if (!url || !SCHEMES.includes(url.protocol) || url.username || url.password) return null

  return url
}

const readUpTo = async (body: AsyncIterable<Buffer>, mostBytes: number): Promise<FromOutside> => {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of body) {
    length += chunk.length
    if (length > mostBytes) return { fault: 'large' }
    chunks.push(chunk)
  }

  return { bytes: Buffer.concat(chunks) }
}

/** A name that is looked up and a host that is connected to listen to no signal: nobody waits for them any more then. */
const endedBy = (signal: AbortSignal) =>
  new Promise<OutsideFault>((resolve) => {
    signal.addEventListener('abort', () => resolve({ fault: 'slow' }), { once: true })
  })

/** A header that stands there once. */
const headerOf = (value: string | string[] | undefined): string =>
  typeof value === 'string' ? value : ''

/**
 * Fetches files by addresses that somebody else names, without ever reaching an inner host for them: an address is looked at
 * after it was resolved and before it is connected to, and so is each it is sent on to. Nothing is sent along that
 * anybody could use, nothing is unpacked, and bytes beyond the most are neither waited for nor held.
 */
export const createOutside = (reach: Reach, resolve?: Resolve): Outside => {
  const ask = async (
    url: URL,
    mostBytes: number,
    signal: AbortSignal,
  ): Promise<FromOutside | Readonly<{ moved: URL | null }>> => {
    const agent = guardedAgent(url, reach, resolve)
    if (!agent) return { fault: 'away' }
    try {
      const { statusCode, headers, body } = await request(url, {
        dispatcher: agent,
        signal,
        headers: { accept: 'image/*', 'accept-encoding': 'identity' },
      })
      // What is left of an answer is broken off.
      body.on('error', () => undefined)
      if (REDIRECTS.includes(statusCode))
        return { moved: readAddress(headerOf(headers.location), url) }
      if (statusCode !== 200) return { fault: 'status', status: statusCode }
      if (Number(headerOf(headers['content-length'])) > mostBytes) return { fault: 'large' }

      return await readUpTo(body, mostBytes)
    } finally {
      await agent.destroy()
    }
  }

  const follow = async (
    address: string,
    mostBytes: number,
    signal: AbortSignal,
  ): Promise<FromOutside> => {
    let url = readAddress(address)
    for (let turn = 0; turn <= MOST_REDIRECTS; turn++) {
      if (!url) return { fault: 'address' }
      const answer = await ask(url, mostBytes, signal)
      if (!('moved' in answer)) return answer
      url = answer.moved
    }

    return { fault: 'redirects' }
  }

  return {
    fetch: async (address, { mostBytes, ms, stopping }) => {
      const over = AbortSignal.timeout(ms)
      const signal = stopping ? AbortSignal.any([over, stopping]) : over
      try {
        return await Promise.race([follow(address, mostBytes, signal), endedBy(signal)])
      } catch {
        return { fault: signal.aborted ? 'slow' : 'away' }
      }
    },
  }
}
