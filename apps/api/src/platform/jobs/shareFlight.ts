/** Work that several ask for at the same time is done once, by its key. */
export const shareFlight = <Result>(): ((
  key: string,
  work: () => Promise<Result>,
) => Promise<Result>) => {
  const flights = new Map<string, Promise<Result>>()

  return (key, work) => {
    const flying = flights.get(key)
    if (flying) return flying
    const flight = work().finally(() => flights.delete(key))
    flights.set(key, flight)

    return flight
  }
}
