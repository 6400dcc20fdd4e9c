import { randomUUID } from 'node:crypto'
import { mkdirSync, statSync } from 'node:fs'
import { readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'

/** Small files that count until their time of change, which therefore lies ahead. */
export class ExpiringFiles {
  readonly #folder: string

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    this.#folder = folder
  }

  path(name: string): string {
    return `${this.#folder}/${name}`
  }

  /** Appears whole, with its time, or not at all. */
  async write(name: string, text: string, lifeMs: number): Promise<void> {
    const draft = this.path(`${randomUUID()}.draft`)
    await writeFile(draft, text, { mode: 0o600 })
    await this.#setEnd(draft, lifeMs)
    await rename(draft, this.path(name))
  }

  /** Asked with every call of a member: the kernel answers in microseconds, Node's pool in ten times as many. */
  async counts(name: string): Promise<boolean> {
    const known = statSync(this.path(name), { throwIfNoEntry: false })
    return known !== undefined && known.mtimeMs > Date.now()
  }

  async read(name: string): Promise<string | null> {
    return (await this.counts(name)) ? readFile(this.path(name), 'utf8') : null
  }

  /** Only ever shortens the life of a file. */
  async endBy(name: string, lifeMs: number): Promise<void> {
    const { mtimeMs } = await stat(this.path(name))
    if (mtimeMs > Date.now() + lifeMs) await this.#setEnd(this.path(name), lifeMs)
  }

  /** Removes what has not counted for a minute. */
  async sweep(): Promise<void> {
    for (const name of await readdir(this.#folder)) {
      const known = await stat(this.path(name)).catch(() => null)
      if (known && known.mtimeMs < Date.now() - 60_000) await rm(this.path(name), { force: true })
    }
  }

  #setEnd(path: string, lifeMs: number): Promise<void> {
    const end = new Date(Date.now() + lifeMs)
    return utimes(path, end, end)
  }
}
