// Another process than the one that measures: what the attackers cost themselves is not the bff's.
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { PORTS } from '../../support/ports.ts'
import { openPeers } from './openPeers.ts'
import type { SlowCrowdWish } from './SlowCrowdWish.ts'

const EVERY_MS = 5
/** The kernel's list of connections is long, and reading it keeps the machine busy. */
const LOOK_MS = 1_000

type Visitor = Readonly<{ socket: Socket; since: number }>

/** Any address of 127.0.0.0/8 is this machine's own (Linux). */
const addressOf = (place: number, { ownAddresses }: SlowCrowdWish): string =>
  ownAddresses ? `127.1.${place >> 8}.${place & 255}` : '127.1.0.0'

const arrive = (place: number, wish: SlowCrowdWish): Visitor => {
  const { first, drip, dripMs } = wish
  const localAddress = addressOf(place, wish)
  const socket = connect({ port: PORTS.bff, host: '127.0.0.1', localAddress })
  socket.on('error', () => undefined).write(first)
  if (drip) {
    const dripping = setInterval(() => socket.writable && socket.write(drip), dripMs)
    socket.resume().once('close', () => clearInterval(dripping))
  } else socket.pause()

  return { socket, since: performance.now() }
}

/** How long the longest lived of them has been held so far, and whether one still is; in ms. */
const look = (visitors: readonly Visitor[]) => {
  const held = openPeers(PORTS.bff)
  const lives = visitors
    .filter(({ socket }) => held.has(`${socket.localAddress}:${socket.localPort}`))
    .map(({ since }) => performance.now() - since)

  return { longest: Math.max(0, ...lives), isOver: lives.length === 0 }
}

const besiege = async (wish: SlowCrowdWish): Promise<number> => {
  const visitors: Visitor[] = []
  const arriving = setInterval(() => {
    if (visitors.length < wish.count) visitors.push(arrive(visitors.length, wish))
  }, EVERY_MS)

  let longest = 0
  for (let isOver = false; !isOver || visitors.length < wish.count; ) {
    await pause(LOOK_MS)
    const seen = look(visitors)
    longest = Math.max(longest, seen.longest)
    isOver = seen.isOver || longest > wish.longestMs
  }
  clearInterval(arriving)
  for (const { socket } of visitors) socket.destroy()

  return longest / 1_000
}

process.on('message', async (wish: SlowCrowdWish) => process.send?.(await besiege(wish)))
