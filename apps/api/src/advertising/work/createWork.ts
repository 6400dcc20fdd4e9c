import { createHash, randomBytes } from 'node:crypto'
import type { Work } from '@inzrt/contracts/wire/work'
import { isSameSecret } from '@inzrt/protocols/isSameSecret'
import type { Attempts } from '../../platform/attempts/createAttempts.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import { keyedHash } from '../../platform/crypto/keyedHash.ts'
import { Problem } from '../../platform/errors/Problem.ts'

/** A weak phone with many tabs is done in seconds; a proof is made when the form is sent. */
const LIFE_SECONDS = 600
const ONCE = { name: 'work', limit: 1, seconds: LIFE_SECONDS } as const

type Settings = Readonly<{ attempts: Attempts; clock: Clock; key: Buffer; bits: number }>

const workMissing = (): Problem =>
  new Problem(
    422,
    'work',
    'Prohlížeč nestihl ověřit, že inzerát nevkládá robot. Odešlete ho prosím znovu.',
  )

const zeroBits = (text: string): number => {
  const hash = createHash('sha256').update(text).digest()
  const first = hash.findIndex((byte) => byte !== 0)

  return first * 8 + Math.clz32(hash[first] ?? 0) - 24
}

export type WorkCheck = ReturnType<typeof createWork>

/** Work asked of guests’ browsers. Nothing is kept of a challenge until its work is used. */
export const createWork = ({ attempts, clock, key, bits }: Settings) => {
  const seconds = (): number => Math.floor(clock().getTime() / 1_000)
  const sign = (difficulty: string, endsAt: string, mark: string): string =>
    keyedHash(key, 'work', difficulty, endsAt, mark)

  const isOurs = ([difficulty = '', endsAt = '', mark = '', signature = '']: string[]): boolean =>
    isSameSecret(signature, sign(difficulty, endsAt, mark))

  return {
    ask: (isGuest: boolean): Work => {
      const asked = isGuest ? bits : 0
      const parts = [asked, seconds() + LIFE_SECONDS, randomBytes(9).toString('base64url')].map(
        String,
      ) as [string, string, string]

      return { challenge: [...parts, sign(...parts)].join('.'), bits: asked }
    },

    /** @throws Problem 422 unless the work was done, in time, and for nothing else */
    require: async (proof: string | null): Promise<void> => {
      if (bits === 0) return
      const parts = proof?.split('.') ?? []
      const [difficulty, endsAt, mark = ''] = parts
      const isDone =
        isOurs(parts) &&
        Number(difficulty) >= bits &&
        Number(endsAt) > seconds() &&
        zeroBits(proof ?? '') >= bits
      if (!isDone || !(await attempts.isFirst(ONCE, mark))) throw workMissing()
    },
  }
}
