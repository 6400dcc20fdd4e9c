import type { Problem } from '../errors/Problem.ts'

type TurnSettings = Readonly<{
  /** How many tasks run at the same time, one unless given. */
  atOnce?: number
  /** How many may wait, of all clients together. */
  waiting: number
  longestWaitMs: number
  /** What one is told that cannot wait any more. */
  refusal: () => Problem
}>

type Waiter = Readonly<{ start: () => void; refuse: () => void }>

/** Who has something done: an address, and whether they have left meanwhile. */
export type Asker = Readonly<{ client: string; left?: AbortSignal }>

/** Runs a client's task in its turn. */
export type InTurn = <Result>(asker: Asker, task: () => Promise<Result>) => Promise<Result>

/**
 * Runs few tasks at a time, in turn by client, and none whose asker has left while it waited. A full queue refuses the last task of the client with the most
 * waiting: one that sends many takes nobody else's place.
 */
export const createFairQueue = ({
  atOnce = 1,
  waiting,
  longestWaitMs,
  refusal,
}: TurnSettings): InTurn => {
  const queues = new Map<string, Waiter[]>()
  let running = 0
  let count = 0

  const remove = (client: string, waiter: Waiter): void => {
    const queue = (queues.get(client) ?? []).filter((other) => other !== waiter)
    if (queue.length > 0) queues.set(client, queue)
    else queues.delete(client)
    count--
  }

  /** The last waiter of the client with the most, if that is more than the newcomer's client would have. */
  const lastOfMost = (client: string): Waiter | null => {
    let most = (queues.get(client)?.length ?? 0) + 1
    let last: Waiter | null = null
    for (const queue of queues.values())
      if (queue.length > most) {
        most = queue.length
        last = queue.at(-1) ?? null
      }

    return last
  }

  const enter = ({ client, left }: Asker): Promise<void> => {
    if (left?.aborted) return Promise.reject(refusal())
    if (running < atOnce) {
      running++
      return Promise.resolve()
    }
    if (count >= waiting) {
      const displaced = lastOfMost(client)
      if (!displaced) return Promise.reject(refusal())
      displaced.refuse()
    }

    return new Promise((resolve, reject) => {
      const leave = (): void => {
        clearTimeout(timer)
        left?.removeEventListener('abort', waiter.refuse)
        remove(client, waiter)
      }
      const waiter: Waiter = {
        start: () => {
          leave()
          resolve()
        },
        refuse: () => {
          leave()
          reject(refusal())
        },
      }
      const timer = setTimeout(waiter.refuse, longestWaitMs)
      left?.addEventListener('abort', waiter.refuse)
      queues.set(client, [...(queues.get(client) ?? []), waiter])
      count++
    })
  }

  /** The client served goes to the end of the row. */
  const next = (): void => {
    const [first] = queues
    if (!first) {
      running--
      return
    }
    const [client, [waiter]] = first
    waiter?.start()
    const rest = queues.get(client)
    if (!rest) return
    queues.delete(client)
    queues.set(client, rest)
  }

  return async (asker, task) => {
    await enter(asker)
    try {
      return await task()
    } finally {
      next()
    }
  }
}
