type Known<Value> = { value: Promise<Value>; at: number }

/**
 * Answers again for a while what was loaded before: what every page needs is then asked for once in that
 * time, not once a page. A failure is not remembered.
 * @param lifetime milliseconds
 * @param now clock in milliseconds
 */
export const remember = <Value>(
  load: () => Promise<Value>,
  lifetime: number,
  now: () => number = Date.now,
): (() => Promise<Value>) => {
  let known: Known<Value> | null = null

  return () => {
    if (known && now() - known.at < lifetime) return known.value
    const fresh: Known<Value> = { value: load(), at: now() }
    known = fresh
    fresh.value.catch(() => {
      if (known === fresh) known = null
    })

    return fresh.value
  }
}
