/** How it may stand with notifications of one browser; denied: the visitor said no to it; dismissed: nothing yet. */
export const PUSH_STATES = [
  'off',
  'asking',
  'on',
  'denied',
  'dismissed',
  'unsupported',
  'failed',
] as const

/** One of `PUSH_STATES`. */
export type PushState = (typeof PUSH_STATES)[number]
