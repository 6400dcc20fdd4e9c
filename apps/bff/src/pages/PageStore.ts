import type { CachedPage } from './CachedPage.ts'

/** Pages by key, the longest unused leave first when the bound is reached. */
export class PageStore {
  readonly #limitBytes: number
  readonly #pages = new Map<string, { page: CachedPage; counted: number }>()
  #bytes = 0

  constructor(limitBytes: number) {
    this.#limitBytes = limitBytes
  }

  get bytes(): number {
    return this.#bytes
  }

  get size(): number {
    return this.#pages.size
  }

  get(key: string): CachedPage | null {
    const entry = this.#pages.get(key)
    if (!entry) return null
    this.#pages.delete(key)
    this.#pages.set(key, entry)
    this.#recount(entry)
    return entry.page
  }

  set(key: string, page: CachedPage): void {
    this.delete(key)
    this.#pages.set(key, { page, counted: page.bytes })
    this.#bytes += page.bytes
    this.#makeRoom()
  }

  /** Keys of all pages. */
  keys(): string[] {
    return [...this.#pages.keys()]
  }

  delete(key: string): void {
    const entry = this.#pages.get(key)
    if (!entry) return
    this.#pages.delete(key)
    this.#bytes -= entry.counted
  }

  /** A page becomes smaller or larger as copies of it are made. */
  #recount(entry: { page: CachedPage; counted: number }): void {
    const grown = entry.page.bytes - entry.counted
    entry.counted += grown
    this.#bytes += grown
    if (grown > 0) this.#makeRoom()
  }

  #makeRoom(): void {
    if (this.#bytes <= this.#limitBytes) return
    this.#recountAll()
    for (const key of this.#pages.keys()) {
      if (this.#bytes <= this.#limitBytes) return
      this.delete(key)
    }
  }

  #recountAll(): void {
    this.#bytes = 0
    for (const entry of this.#pages.values()) {
      entry.counted = entry.page.bytes
      this.#bytes += entry.counted
    }
  }
}
