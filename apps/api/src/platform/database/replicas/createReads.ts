import type { LogPosition } from '@inzrt/contracts/wire/logPosition'
import { Problem } from '../../errors/Problem.ts'
import { LacksRows } from './LacksRows.ts'
import type { Replica } from './openReplica.ts'

/** Answers what only reads, from a replica where that shows all the asker has to see. */
export type Reads<Sources> = Readonly<{
  answer: <Answer>(
    position: LogPosition | null,
    read: (sources: Sources) => Promise<Answer>,
  ) => Promise<Answer>
}>

export type AnsweredBy = 'primary' | 'replica'

type Parts<Sources> = Readonly<{
  primary: Sources
  /** The same over each replica. */
  replicas: readonly Readonly<{ replica: Replica; sources: Sources }>[]
  onAnswered?: ((by: AnsweredBy) => void) | undefined
}>

/** Replicas take turns. What one fails at or does not find, the primary is asked for: it may be written since. */
export const createReads = <Sources>({
  primary,
  replicas,
  onAnswered = () => undefined,
}: Parts<Sources>): Reads<Sources> => {
  let turn = 0
  const choose = (position: LogPosition | null) => {
    const able = replicas.filter(({ replica }) => replica.knows(position))
    turn = (turn + 1) % Math.max(1, able.length)

    return able[turn]
  }

  return {
    answer: async (position, read) => {
      const chosen = choose(position)
      if (chosen) {
        try {
          const answer = await read(chosen.sources)
          onAnswered('replica')

          return answer
        } catch (error) {
          if (!(error instanceof Problem || error instanceof LacksRows)) chosen.replica.doubt()
        }
      }
      onAnswered('primary')

      return read(primary)
    },
  }
}
