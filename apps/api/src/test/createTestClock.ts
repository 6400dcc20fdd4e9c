/** A clock that stands until it is moved. */
export const createTestClock = (start = new Date('2026-05-04T08:00:00Z')) => {
  let now = start.getTime()

  return {
    read: () => new Date(now),
    /** Moves it on by so many seconds. */
    pass: (seconds: number): void => {
      now += seconds * 1_000
    },
  }
}
