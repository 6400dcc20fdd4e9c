import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { connect, type Socket } from 'node:net'
import type { AttackTarget } from './AttackTarget.ts'

/** Drawing is limited to sixteen at once: a visitor who waits in the queue has no work upstream to end. */
const PAGE_EVERY = 4

/** Calls, pictures and pages of their own in turn. */
const pathOf = (visitor: number): string => {
  if (visitor % PAGE_EVERY === 0) return `/kolo-${visitor}`

  return visitor % 2 === 0 ? '/api/image/demo/kolo.webp' : '/api/front/sections'
}

/** Asked by one visitor who stays: when this is given up, time is over for work nobody waits for. */
const STAYERS_PATH = '/api/front/promos'

const visit = ({ port, hosts }: AttackTarget, path: string): Socket => {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hosts.general}\r\n\r\n`)

  return socket
}

/** Lets both upstreams work for ever, and tells when so many requests are being worked at. */
const workForEver = ({ api, general }: AttackTarget) => {
  const ends: Promise<number>[] = []
  let onWork: () => void = () => undefined
  const works: RequestListener = ({ url = '', socket }, response) => {
    if (url.startsWith('/api/front/slug/'))
      return void response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    ends.push(once(socket, 'close').then(() => performance.now()))
    onWork()
  }
  api.answerWith(works)
  general.answerWith(works)

  return {
    /** When each of them ended, in the order in which they began. */
    ends,
    begun: (count: number) =>
      new Promise<void>((resolve) => {
        onWork = () => ends.length >= count && resolve()
      }),
  }
}

/**
 * So many visitors, at most sixty, leave at once while the upstreams work for them; one stays.
 * @param first number of the first visitor; pages of other ones are drawn again
 * @returns for each how many milliseconds later its upstream saw that nobody waits; infinite: not before the
 * work for the one who stays was given up
 */
export const leaveEarly = async (
  target: AttackTarget,
  visitors: number,
  first = 0,
): Promise<readonly number[]> => {
  const { ends, begun } = workForEver(target)
  const one = begun(1)
  const stayer = visit(target, STAYERS_PATH)
  await one
  const givenUp = ends[0]?.then(() => Number.POSITIVE_INFINITY)
  const all = begun(visitors + 1)
  const leavers = Array.from({ length: visitors }, (_, at) => visit(target, pathOf(first + at)))
  await Promise.race([all, givenUp])
  const leftAt = performance.now()
  for (const socket of leavers) socket.destroy()

  const ended = await Promise.all(ends.slice(1).map((end) => Promise.race([givenUp, end])))
  stayer.destroy()
  return ended.map((at) => (at ?? leftAt) - leftAt)
}
