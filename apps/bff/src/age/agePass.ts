import { AGE_COOKIE, type AgeLevel } from '@inzrt/rules/session'
import type { SealKeys } from '@inzrt/settings/SealKeys'
import { seal, unseal } from '@inzrt/settings/seal'

/** What the gate's cookie holds, by how the age is known. */
export type AgePass = Readonly<{
  issue: (level: AgeLevel) => string
  levelOf: (value: string | null) => AgeLevel | null
}>

const PURPOSE = 'age pass'
const PASSED = 'ok'

/**
 * The visitor's word is a mere mark. A proof is „ok“ and its end, sealed: nothing of who proved it, and nobody
 * can write it for themselves.
 */
export const createAgePass = (keys: SealKeys, lifetimeMs: number, wall: () => number): AgePass => {
  const isProved = (value: string): boolean => {
    const [word, end] = (unseal(keys, PURPOSE, value) ?? '').split('-')

    return word === PASSED && Number(end) > wall()
  }

  return {
    issue: (level) =>
      level === 'declared'
        ? AGE_COOKIE.value
        : seal(keys, PURPOSE, `${PASSED}-${wall() + lifetimeMs}`),
    levelOf: (value) => {
      if (value === null) return null
      if (value === AGE_COOKIE.value) return 'declared'

      return isProved(value) ? 'proved' : null
    },
  }
}
