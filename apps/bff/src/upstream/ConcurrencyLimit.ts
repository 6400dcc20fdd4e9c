type Waiter = { places: number; start: () => void; refuse: () => void; timer: NodeJS.Timeout }

export type ConcurrencySettings = Readonly<{
  active: number
  waiting: number
  waitMs: number
  /** Most places one client has at once; without it all of them. */
  each?: number
  /** The same of what is done for nobody in particular; the places beyond are given only while some become free. */
  forNobody?: number
}>

export type Load = Readonly<{ active: number; waiting: number; most: number }>

/** Who asks; null: nobody in particular. */
type Client = string | null

/** Nothing became free for so long: the server hangs. */
const STALLED_MS = 1_000

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
  /** When a place last became free, or the first was taken. */
  #stirredAt = 0
  /** Mean time between two places becoming free while somebody waits, in ms. */
  #freeEvery = 0

  constructor(settings: ConcurrencySettings, now: () => number) {
    this.#settings = settings
    this.#now = now
  }

  get load(): Load {
    return { active: this.#active, waiting: this.#waiting, most: this.#settings.active }
  }

  /** How many places something takes that weighs so much: what is heaviest, one client has once at a time. */
  placesFor(weight = 1): number {
    const { active, each = active, forNobody = active } = this.#settings

    return Math.min(weight, each, forNobody, active)
  }

  /** Takes places at once if they are free. */
  tryEnter(client: Client = null, places = 1): boolean {
    if (this.#isFull(places) || !this.#hasShare(client, places)) return false
    if (this.#active === 0) this.#stirredAt = this.#now()
    this.#active += places
    this.#count(client, places)
    return true
  }

  /** Waits for places; false when there will be none within `waitMs`. */
  enter(waitMs = this.#settings.waitMs, client: Client = null, places = 1): Promise<boolean> {
    if (this.tryEnter(client, places)) return Promise.resolve(true)
    if (this.#isHopeless(waitMs, client) || !this.#makeRoom(client)) return Promise.resolve(false)
    if (this.#waiting === 0) this.#lastFreed = this.#now()

    return new Promise((resolve) => {
      const waiter: Waiter = {
        places,
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

  /** Gives the places back, and on to whose turn it is. */
  leave(client: Client = null, places = 1): void {
    this.#active -= places
    this.#stirredAt = this.#now()
    this.#count(client, -places)
    while (this.#startNext());
  }

  /** Starts whose turn it is among those there is room for; false when there is none. */
  #startNext(): boolean {
    for (const [next, [waiter]] of this.#queues) {
      if (!waiter || !this.tryEnter(next, waiter.places)) continue
      this.#measure()
      this.#remove(next, waiter)
      this.#putLast(next)
      waiter.start()
      return true
    }
    return false
  }

  #isFull(places: number): boolean {
    const { active, forNobody = active } = this.#settings
    const isStalled = this.#now() - this.#stirredAt > STALLED_MS
    return this.#active + places > (isStalled && this.#active > 0 ? forNobody : active)
  }

  #hasShare(client: Client, places: number): boolean {
    const { active, each = active, forNobody = active } = this.#settings
    const most = client === null ? forNobody : each
    return (this.#activeOf.get(client) ?? 0) + places <= most
  }

  #count(client: Client, more: number): void {
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
