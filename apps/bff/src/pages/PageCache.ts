import { DAY_MS } from '@inzrt/domain/time'
import type { Cancellation } from '../upstream/Cancellation.ts'
import type { CachedPage } from './CachedPage.ts'
import { PageStore } from './PageStore.ts'
import { type Draw, SharedRender } from './SharedRender.ts'

/** What a visitor gets; stale: older than it should be, because drawing it again fails or takes long. */
export type Served = Readonly<{
  page: CachedPage
  ageMs: number
  state: 'hit' | 'miss' | 'stale'
  /** Nobody would have told us that it is no longer true. */
  isDisconnected?: boolean
}>

export type StoreSettings = Readonly<{
  bytes: number
  /** Milliseconds that only grow. */
  now: () => number
  wait: (ms: number) => Promise<void>
}>

const FRESH_MS = 30_000
/** While nobody tells us what changes. */
const FRESH_DISCONNECTED_MS = 2_000
/** A page older than fresh is worth waiting this long for; then the old one is shown. */
const PATIENCE_MS = 200
const STALE_IF_ERROR_MS = DAY_MS
const REST_AFTER_FAILURE_MS = 2000
/** Pages that don't exist get their own small room: a flood of them pushes no real page out. */
const MISSING_BYTES = 4 * 1024 * 1024
/** So long after a start nearly every page is asked for the first time. */
const COLD_MS = 30_000

/** The page store: fresh for 30 s where we hear of changes, then renewed, and kept for a day for when it cannot be. */
export class PageCache {
  readonly #settings: StoreSettings
  readonly #found: PageStore
  readonly #missing = new PageStore(MISSING_BYTES)
  readonly #renders = new Map<string, SharedRender>()
  /** Pages drawn since all that was there became old. */
  #trusted = new WeakSet<CachedPage>()
  #isConnected = false
  readonly #openedAt: number

  constructor(settings: StoreSettings) {
    this.#settings = settings
    this.#openedAt = settings.now()
    this.#found = new PageStore(settings.bytes)
  }

  get bytes(): number {
    return this.#found.bytes + this.#missing.bytes
  }

  get size(): number {
    return this.#found.size + this.#missing.size
  }

  /** Keys of all pages that exist, the one asked for last at the end. */
  keys(): string[] {
    return this.#found.keys()
  }

  /** Whether it was opened so lately that most pages are still to be drawn. */
  get isCold(): boolean {
    return this.#settings.now() - this.#openedAt < COLD_MS
  }

  /** The page at once if it is fresh: the path nearly every request takes. */
  fresh(key: string): Served | null {
    const page = this.#found.get(key) ?? this.#missing.get(key)
    if (!page) return null
    const ageMs = this.#settings.now() - page.keptAt
    const isFresh = ageMs < (this.#isConnected ? FRESH_MS : FRESH_DISCONNECTED_MS)
    return isFresh && this.#trusted.has(page) ? this.#serve(page, ageMs, 'hit') : null
  }

  /** Every page counts as old from now on; until it is drawn again, it is still better than none. */
  outdate(): void {
    this.#trusted = new WeakSet()
    this.#renders.clear()
  }

  /** Whether we are told what changes from now on. What was said before, nobody knows: everything is old. */
  onConnection(isConnected: boolean): void {
    this.#isConnected = isConnected
    this.outdate()
  }

  /** Forgets pages that must not be shown any more, and does not keep those being drawn. */
  drop(isMeant: (key: string) => boolean): void {
    for (const key of [...this.#found.keys(), ...this.#missing.keys()].filter(isMeant)) {
      this.#found.delete(key)
      this.#missing.delete(key)
    }
    for (const key of [...this.#renders.keys()].filter(isMeant)) this.#renders.delete(key)
  }

  /** Whether there is a page at all, however old. */
  has(key: string): boolean {
    return this.#usable(key) !== null
  }

  /** The page, drawn if need be. Rejects as `draw` does when there is nothing old to show either. */
  async load(key: string, draw: Draw, visitor: Cancellation): Promise<Served> {
    const old = this.#usable(key)
    const now = this.#settings.now()
    if (old && now < old.restUntil) return this.#stale(old)

    const render = this.#renders.get(key) ?? this.#begin(key, draw, old !== null)
    if (!old) return this.#await(key, render, visitor)

    const patience = Math.max(0, PATIENCE_MS - (now - render.startedAt))
    const renewed = render.page.catch(() => null)
    const page = await Promise.race([renewed, this.#settings.wait(patience).then(() => null)])
    return page ? this.#serve(page, 0, 'miss') : this.#stale(old)
  }

  #usable(key: string): CachedPage | null {
    const page = this.#found.get(key)
    return page && this.#settings.now() - page.keptAt < STALE_IF_ERROR_MS ? page : null
  }

  #stale(page: CachedPage): Served {
    return this.#serve(page, this.#settings.now() - page.keptAt, 'stale')
  }

  #serve(page: CachedPage, ageMs: number, state: Served['state']): Served {
    return { page, ageMs, state, isDisconnected: !this.#isConnected }
  }

  #begin(key: string, draw: Draw, isRenewal: boolean): SharedRender {
    const render = new SharedRender(draw, this.#settings.now(), isRenewal)
    this.#renders.set(key, render)
    render.page.then(
      (page) => this.#keep(key, page, render),
      () => this.#rest(key, render),
    )
    return render
  }

  async #await(key: string, render: SharedRender, visitor: Cancellation): Promise<Served> {
    render.join()
    visitor.onCancel(() => {
      if (render.leave()) this.#forget(key, render)
    })
    const page = await render.page
    visitor.onCancel(null)
    return this.#serve(page, 0, 'miss')
  }

  #keep(key: string, page: CachedPage, render: SharedRender): void {
    // What it shows was changed while it was drawn.
    if (this.#renders.get(key) !== render) return
    this.#forget(key, render)
    this.#found.delete(key)
    this.#missing.delete(key)
    const room = page.status >= 400 ? this.#missing : this.#found
    room.set(key, page)
    this.#trusted.add(page)
  }

  /** After a failure the old page is shown for a while without asking again. */
  #rest(key: string, render: SharedRender): void {
    this.#forget(key, render)
    const old = this.#found.get(key)
    if (old) old.restUntil = this.#settings.now() + REST_AFTER_FAILURE_MS
  }

  #forget(key: string, render: SharedRender): void {
    if (this.#renders.get(key) === render) this.#renders.delete(key)
  }
}
