/** Keeps so many values by their keys; a new one pushes out the one that was not asked for the longest. */
export const createLruCache = <Value>(most: number) => {
  const values = new Map<string, Value>()

  const keep = (key: string, value: Value): void => {
    values.delete(key)
    values.set(key, value)
    const [oldest] = values.keys()
    if (values.size > most && oldest !== undefined) values.delete(oldest)
  }

  return {
    keep,
    find: (key: string): Value | undefined => {
      const value = values.get(key)
      if (value !== undefined) keep(key, value)

      return value
    },
  }
}
