type Waiter = { start: () => void; refuse: () => void; timer: NodeJS.Timeout }

export type ConcurrencySettings = Readonly<{
  active: number
  waiting: number
  waitMs: number
  /** Most places one client has at once; without it all of them. */
  each?: number
}>

/** Who asks; null: nobody in particular. */
type Client = string | null

/** Share of the newest measurement in the running mean. */
const NEWEST = 0.1

/**
 * Bounds how much is under way at once, and how much of it is one client's. Places are given in turn by client: one
 * that asks for much waits behind itself and nobody else. Who would wait longer than `waitMs`, judged by how fast
 * places became free lately, is sent away at once: a quick "come back" for some keeps the rest fast.
 */
export class ConcurrencyLimit {
  readonly #settings: ConcurrencySettings
  readonly #now: () => number
  /** Who waits, by client; the first client is served next. */
  readonly #queues = new Map<Client, Waiter[]>()
  readonly #activeOf = new Map<Client, number>()
  #active = 0
  #waiting = 0
  #lastFreed = 0
  /** Mean time between two places becoming free while somebody waits, in ms. */
  #freeEvery = 0

  constructor(settings: ConcurrencySettings, now: () => number) {
    this.#settings = settings
    this.#now = now
  }

  get active(): number {
    return this.#active
  }

  /** Takes a place at once if there is one. */
  tryEnter(client: Client = null): boolean {
    if (this.#active >= this.#settings.active || !this.#hasShare(client)) return false
    this.#active += 1
    this.#count(client, 1)
    return true
  }

  /** Waits for a place; false when there will be none within `waitMs`. */
  enter(waitMs = this.#settings.waitMs, client: Client = null): Promise<boolean> {
    if (this.tryEnter(client)) return Promise.resolve(true)
    if (this.#isHopeless(waitMs, client) || !this.#makeRoom(client)) return Promise.resolve(false)
    if (this.#waiting === 0) this.#lastFreed = this.#now()

    return new Promise((resolve) => {
      const waiter: Waiter = {
        start: () => resolve(true),
        refuse: () => resolve(false),
        timer: setTimeout(() => this.#giveUp(client, waiter), waitMs),
      }
      const queue = this.#queues.get(client)
      if (queue) queue.push(waiter)
      else this.#queues.set(client, [waiter])
      this.#waiting += 1
    })
  }

  /** Gives the place back, or on to whose turn it is. */
  leave(client: Client = null): void {
    this.#active -= 1
    this.#count(client, -1)
    for (const [next, [waiter]] of this.#queues) {
      if (!waiter || !this.tryEnter(next)) continue
      this.#measure()
      this.#remove(next, waiter)
      this.#putLast(next)
      waiter.start()
      return
    }
  }

  #hasShare(client: Client): boolean {
    const { each = Number.POSITIVE_INFINITY } = this.#settings
    return client === null || (this.#activeOf.get(client) ?? 0) < each
  }

  #count(client: Client, more: 1 | -1): void {
    const active = (this.#activeOf.get(client) ?? 0) + more
    if (active > 0) this.#activeOf.set(client, active)
    else this.#activeOf.delete(client)
  }

  #isHopeless(waitMs: number, client: Client): boolean {
    const own = this.#queues.get(client)?.length ?? 0
    let before = 0
    for (const { length } of this.#queues.values()) before += Math.min(length, own + 1)
    return before * this.#freeEvery > waitMs
  }

  /** Whether one more may wait: in a full queue the last of the client with the most leaves it. */
  #makeRoom(client: Client): boolean {
    if (this.#waiting < this.#settings.waiting) return true
    let most = (this.#queues.get(client)?.length ?? 0) + 1
    let crowd: Client | undefined
    for (const [other, { length }] of this.#queues) {
      if (length <= most) continue
      most = length
      crowd = other
    }
    const last = crowd === undefined ? undefined : this.#queues.get(crowd)?.at(-1)
    if (crowd === undefined || !last) return false
    this.#giveUp(crowd, last)
    return true
  }

  /** The client served goes to the end of the row. */
  #putLast(client: Client): void {
    const rest = this.#queues.get(client)
    if (!rest) return
    this.#queues.delete(client)
    this.#queues.set(client, rest)
  }

  #measure(): void {
    const now = this.#now()
    this.#freeEvery += NEWEST * (now - this.#lastFreed - this.#freeEvery)
    this.#lastFreed = now
  }

  #remove(client: Client, waiter: Waiter): void {
    clearTimeout(waiter.timer)
    const queue = this.#queues.get(client) ?? []
    queue.splice(queue.indexOf(waiter), 1)
    if (queue.length === 0) this.#queues.delete(client)
    this.#waiting -= 1
  }

  #giveUp(client: Client, waiter: Waiter): void {
    this.#remove(client, waiter)
    waiter.refuse()
  }
}
