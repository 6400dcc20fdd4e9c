import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import type { SealKeys } from '@inzrt/settings/SealKeys'
import { seal, unseal } from '@inzrt/settings/seal'
import * as z from 'zod/mini'
import type { Session } from './Session.ts'

type Parts = Readonly<{
  /** Of this process's machine alone. */
  folder: string
  keys: SealKeys
  /** Ends the session of a token at the api, at somebody's wish or by itself; rejects when it cannot be told. */
  tell: (token: string, isByItself: boolean) => Promise<unknown>
  now: () => number
  report: (message: string) => void
}>

const PURPOSE = 'revocation'
const AGAIN_MS = 1_000
const OwedSchema = z.object({ token: z.string(), endsAt: z.number(), isByItself: z.boolean() })
type Owed = z.infer<typeof OwedSchema>

/** Ends of sessions the api has to be told, in files until it was: a restart forgets none. */
export class Revocations {
  readonly #parts: Parts
  readonly #owed = new Map<string, Owed>()
  readonly #timer: NodeJS.Timeout
  #isTelling = false

  constructor(parts: Parts) {
    this.#parts = parts
    mkdirSync(parts.folder, { recursive: true, mode: 0o700 })
    for (const name of readdirSync(parts.folder)) this.#recall(name)
    this.#timer = setInterval(() => void this.sendPending(), AGAIN_MS).unref()
  }

  get owed(): number {
    return this.#owed.size
  }

  /** Tells the api; rejects when it cannot be told now, which then is done as soon as it can be. */
  async revoke({ id, token, endsAt }: Session, { isByItself = false } = {}): Promise<void> {
    try {
      await this.#parts.tell(token, isByItself)
    } catch (error) {
      await this.#owe(id, { token, endsAt, isByItself })
      throw error
    }
  }

  /** Tells the api what it has not been told, one after the other, until it fails again. */
  async sendPending(): Promise<void> {
    if (this.#isTelling) return
    this.#isTelling = true
    try {
      for (const [id, { token, endsAt, isByItself }] of this.#owed) {
        if (endsAt > this.#parts.now()) await this.#parts.tell(token, isByItself)
        this.#owed.delete(id)
        await rm(this.#path(id), { force: true })
      }
    } catch {
      // The next turn tries again.
    } finally {
      this.#isTelling = false
    }
  }

  close(): void {
    clearInterval(this.#timer)
  }

  async #owe(id: string, owed: Owed): Promise<void> {
    this.#owed.set(id, owed)
    const draft = `${this.#path(id)}.draft`
    try {
      await writeFile(draft, seal(this.#parts.keys, PURPOSE, JSON.stringify(owed)), { mode: 0o600 })
      await rename(draft, this.#path(id))
    } catch (error) {
      this.#parts.report((error as NodeJS.ErrnoException).code ?? 'fault')
    }
  }

  /** What cannot be opened was sealed with a key that is gone, as are the cookies of its time. */
  #recall(name: string): void {
    const text = unseal(this.#parts.keys, PURPOSE, readFileSync(this.#path(name), 'utf8'))
    if (text !== null) this.#owed.set(name, OwedSchema.parse(JSON.parse(text)))
  }

  #path(name: string): string {
    return `${this.#parts.folder}/${name}`
  }
}
