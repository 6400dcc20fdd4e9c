import { setTimeout as pause } from 'node:timers/promises'
import type { Answer, Balancer } from './createBalancer.ts'
import type { Member } from './registerMember.ts'

export type Visit = Readonly<{
  kind: 'page' | 'call' | 'member'
  path: string
  /** 0: no answer. */
  status: number
  ms: number
  /** The session ended, which nobody asked for. */
  isLoggedOut: boolean
}>

export type Places = Readonly<{
  /** Pages that every machine keeps. */
  pages: readonly string[]
  calls: readonly string[]
  members: readonly Member[]
}>

const A_SECOND = 100
const NO_ANSWER: Answer = { status: 0, cookies: [], text: '' }

const pick = <Item>(items: readonly Item[], at: number): Item => items[at % items.length] as Item

/** Of ten visits seven read pages, two call the api, and one is somebody logged in. */
const kindOf = (at: number): Visit['kind'] => {
  if (at % 10 === 9) return 'member'

  return at % 10 > 6 ? 'call' : 'page'
}

/** Visitors come at a steady rate, whether or not those before them have been answered. */
export const startVisitors = (balancer: Balancer, { pages, calls, members }: Places) => {
  const visits: Visit[] = []
  let isOpen = true

  const visit = async (at: number): Promise<void> => {
    const kind = kindOf(at)
    const member = kind === 'member' ? pick(members, Math.floor(at / 10)) : null
    const path = member ? '/api/auth/user' : pick(kind === 'page' ? pages : calls, at)
    const began = performance.now()
    const answer = await balancer
      .ask(path, member ? { cookie: member.cookie } : {})
      .catch(() => NO_ANSWER)
    member?.take(answer)
    visits.push({
      kind,
      path,
      status: answer.status,
      ms: performance.now() - began,
      isLoggedOut: member !== null && answer.status === 401,
    })
  }

  const come = async (): Promise<void> => {
    const under: Promise<void>[] = []
    const began = performance.now()
    for (let at = 0; isOpen; at++) {
      under.push(visit(at))
      await pause(Math.max(0, began + ((at + 1) * 1_000) / A_SECOND - performance.now()))
    }
    await Promise.all(under)
  }
  const coming = come()

  return {
    count: () => visits.length,
    leave: async (): Promise<readonly Visit[]> => {
      isOpen = false
      await coming

      return visits
    },
  }
}
