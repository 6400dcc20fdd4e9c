/** Windows of one browser have one subscription: one changes it at a time. */
export const runExclusively = <Result>(change: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request('push', change) : change()
