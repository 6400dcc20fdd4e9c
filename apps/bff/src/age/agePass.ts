import { AGE_COOKIE } from '@inzrt/domain/session'
import type { SessionKeys } from '../session/keys/SessionKeys.ts'
import { seal, unseal } from '../session/keys/seal.ts'

/** What the gate's cookie holds. */
export type AgePass = Readonly<{
  issue: () => string
  holds: (value: string | null) => boolean
}>

/** The visitor's word is enough. */
export const declaredPass: AgePass = {
  issue: () => AGE_COOKIE.value,
  holds: (value) => value === AGE_COOKIE.value,
}

const PURPOSE = 'age pass'
const PASSED = 'ok'

/** „ok“ and its end, sealed: nothing of who proved it, and a word alone opens nothing. */
export const provedPass = (keys: SessionKeys, lifetimeMs: number, wall: () => number): AgePass => ({
  issue: () => seal(keys, PURPOSE, `${PASSED}-${wall() + lifetimeMs}`),
  holds: (value) => {
    const [word, end] = (unseal(keys, PURPOSE, value ?? '') ?? '').split('-')

    return word === PASSED && Number(end) > wall()
  },
})
