import { once } from 'node:events'
import { createPasswords } from '../identity/passwords/createPasswords.ts'

/** Passwords of a machine that is too busy to make a hash in time. */
export const busyPasswords = createPasswords({
  longestMs: 1,
  makeHash: async (_, end) => {
    if (end && !end.aborted) await once(end, 'abort')
    throw end?.reason
  },
})
