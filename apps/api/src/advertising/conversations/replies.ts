/** Messages of one client in conversations: more than two people write each other, far less than a machine does. */
export const REPLIES = {
  name: 'messages of client in conversations',
  limit: 120,
  seconds: 3_600,
} as const

/** Of one side, from wherever it writes: each is a letter to the other one. */
export const REPLIES_OF_SIDE = { ...REPLIES, name: 'messages of side in conversation' } as const
