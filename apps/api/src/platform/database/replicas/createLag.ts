import { isBefore, type LogPosition } from '@inzrt/contracts/wire/logPosition'

/** Of ten minutes, where there are two a second; of a longer time every other one is forgotten. */
const MOST = 1_200

type Sample = Readonly<{ position: LogPosition; at: number }>

/**
 * Tells how late a replica is: since when the primary has had what the replica lacks. Times of transactions would tell
 * that of a primary that nobody writes to as growing.
 */
export const createLag = () => {
  let lacking: readonly Sample[] = []

  return {
    /** By how many milliseconds who has replayed so much is late, as of a look at the primary. */
    of: (replayed: LogPosition, written: LogPosition, at: number): number => {
      lacking = [...lacking, { position: written, at }].filter(({ position }) =>
        isBefore(replayed, position),
      )
      if (lacking.length > MOST) lacking = lacking.filter((_, place) => place % 2 === 0)

      return at - (lacking[0]?.at ?? at)
    },
  }
}
