export type Cached<Value> = Readonly<{
  get: () => Promise<Value>
  /** The next call reads again. */
  forget: () => void
}>

/** Reads something at most once in `maxAgeMs`, for all who ask meanwhile. A failure is not kept. */
export const cacheFor = <Value>(
  maxAgeMs: number,
  read: () => Promise<Value>,
  now = () => performance.now(),
): Cached<Value> => {
  let entry: { readonly until: number; readonly value: Promise<Value> } | null = null

  return {
    get: () => {
      if (entry && now() < entry.until) return entry.value
      const value = read()
      const added = { until: now() + maxAgeMs, value }
      entry = added
      value.catch(() => {
        if (entry === added) entry = null
      })

      return value
    },
    forget: () => {
      entry = null
    },
  }
}
