/** What a crowd of slow visitors does: how many begin with what, and what each adds now and then. */
export type SlowCrowdWish = Readonly<{
  count: number
  first: string
  /** Nothing: they only do not read. */
  drip: string
  dripMs: number
  /** When it is given up, should the server let one live forever. */
  longestMs: number
}>
