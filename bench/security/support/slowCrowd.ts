// Another process than the one that measures: what the attackers cost themselves is not the bff's.
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { PORTS } from '../../support/ports.ts'
import { openPeers } from './openPeers.ts'
import type { SlowCrowdWish } from './SlowCrowdWish.ts'

const AT_ONCE = 20
const EVERY_MS = 50
const LOOK_MS = 100

type Visitor = Readonly<{ socket: Socket; since: number }>

const arrive = ({ first, drip }: SlowCrowdWish): Visitor => {
  const socket = connect(PORTS.bff, '127.0.0.1').on('error', () => undefined)
  socket.write(first)
  if (drip) socket.resume()
  else socket.pause()

  return { socket, since: performance.now() }
}

/** How long the longest lived of them has been held so far, and whether one still is; in ms. */
const look = (visitors: readonly Visitor[]) => {
  const held = openPeers(PORTS.bff)
  const lives = visitors
    .filter(({ socket }) => held.has(socket.localPort ?? 0))
    .map(({ since }) => performance.now() - since)

  return { longest: Math.max(0, ...lives), isOver: lives.length === 0 }
}

const besiege = async (wish: SlowCrowdWish): Promise<number> => {
  const visitors: Visitor[] = []
  const arriving = setInterval(() => {
    for (let n = 0; n < AT_ONCE && visitors.length < wish.count; n += 1) visitors.push(arrive(wish))
  }, EVERY_MS)
  const dripping = setInterval(() => {
    for (const { socket } of visitors) if (wish.drip && socket.writable) socket.write(wish.drip)
  }, wish.dripMs)

  let longest = 0
  for (let isOver = false; !isOver || visitors.length < wish.count; ) {
    await pause(LOOK_MS)
    const seen = look(visitors)
    longest = Math.max(longest, seen.longest)
    isOver = seen.isOver || longest > wish.longestMs
  }
  clearInterval(arriving)
  clearInterval(dripping)
  for (const { socket } of visitors) socket.destroy()

  return longest / 1_000
}

process.on('message', async (wish: SlowCrowdWish) => process.send?.(await besiege(wish)))
