/** Work that several ask for at the same time is done once, by its key. */
export const shareCalls = <Result>(): ((
  key: string,
  work: () => Promise<Result>,
) => Promise<Result>) => {
  const running = new Map<string, Promise<Result>>()

  return (key, work) => {
    const known = running.get(key)
    if (known) return known
    const call = work().finally(() => running.delete(key))
    running.set(key, call)

    return call
  }
}
