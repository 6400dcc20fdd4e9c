import { claimFile } from './claimFile.ts'
import { ExpiringFiles } from './ExpiringFiles.ts'
import type { Release, SessionExchange } from './SessionExchange.ts'

/** As long as the inactivity that ends a session, and a little more: later nobody comes with the old token. */
const SUCCESSOR_MS = 65 * 60_000
/** Longer than any request that began with the old token can last. */
const SETTLED_MS = 60_000
const SWEEP_MS = 10 * 60_000

const isAbsent = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** Exchange through a folder that all processes of one machine share. */
export class FileExchange implements SessionExchange {
  readonly #files: ExpiringFiles
  readonly #report: (message: string) => void
  readonly #sweeper: NodeJS.Timeout
  /** Logouts of this process hold even where the folder fails. */
  readonly #ended = new Map<string, number>()

  constructor(folder: string, report: (message: string) => void) {
    this.#files = new ExpiringFiles(folder)
    this.#report = report
    this.#sweeper = setInterval(() => this.#sweep(), SWEEP_MS).unref()
  }

  successor(key: string): Promise<string | null> {
    return this.#try(this.#files.read(`${key}.next`), null)
  }

  keepSuccessor(key: string, sealed: string): Promise<void> {
    return this.#try(this.#files.write(`${key}.next`, sealed, SUCCESSOR_MS), undefined)
  }

  settle(key: string): Promise<void> {
    return this.#try(this.#files.endBy(`${key}.next`, SETTLED_MS), undefined)
  }

  claim(key: string): Promise<Release | null> {
    const unshared: Release = async () => undefined
    return this.#try(claimFile(this.#files.path(`${key}.claim`)), unshared)
  }

  end(id: string, lifeMs: number): Promise<void> {
    this.#ended.set(id, Date.now() + lifeMs)
    return this.#try(this.#files.write(`${id}.end`, '', lifeMs), undefined)
  }

  async hasEnded(id: string): Promise<boolean> {
    return this.#ended.has(id) || this.#try(this.#files.counts(`${id}.end`), false)
  }

  close(): void {
    clearInterval(this.#sweeper)
  }

  #sweep(): Promise<void> {
    for (const [id, until] of this.#ended) if (until < Date.now()) this.#ended.delete(id)
    return this.#try(this.#files.sweep(), undefined)
  }

  async #try<T>(work: Promise<T>, otherwise: T): Promise<T> {
    try {
      return await work
    } catch (error) {
      if (!isAbsent(error)) this.#report((error as NodeJS.ErrnoException).code ?? 'fault')
      return otherwise
    }
  }
}
