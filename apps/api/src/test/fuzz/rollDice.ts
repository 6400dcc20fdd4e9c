import * as fc from 'fast-check'

/** Choices that a seed repeats. */
export type Dice = Readonly<{
  below: (bound: number) => number
  oneOf: <Value>(values: readonly Value[]) => Value
  /** Once in so many times. */
  hits: (times: number) => boolean
}>

export const rollDice = (seed: number): Dice => {
  const [choose] = fc.sample(fc.gen(), { seed, numRuns: 1 })
  if (!choose) throw new Error('No dice.')
  const below = (bound: number): number => choose(fc.nat, { max: bound - 1 })

  return {
    below,
    oneOf: <Value>(values: readonly Value[]): Value => values[below(values.length)] as Value,
    hits: (times) => below(times) === 0,
  }
}
