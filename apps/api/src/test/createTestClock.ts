/** A clock that stands until it is moved. */
export const createTestClock = () => {
  let now = Date.parse('2026-05-04T08:00:00Z')

  return {
    read: () => new Date(now),
    /** Moves it on by so many seconds. */
    pass: (seconds: number): void => {
      now += seconds * 1_000
    },
  }
}
