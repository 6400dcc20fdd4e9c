/** What a crowd of slow visitors does: how many begin with what, and what each adds now and then. */
export type SlowCrowdWish = Readonly<{
  count: number
  /** Whether each of them has an address of its own, or all share one. */
  ownAddresses: boolean
  first: string
  /** Nothing: they only do not read. */
  drip: string
  dripMs: number
  /** When it is given up, should the server let one live forever. */
  longestMs: number
}>
