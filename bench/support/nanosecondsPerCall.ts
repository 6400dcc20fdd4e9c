import { do_not_optimize } from 'mitata'

const WARM_UP = 0.2

/**
 * Time of one call over a fixed number of them; what it returns is used, so that no call is left out.
 * @param call gets the number of the call, to vary its input
 */
export const nanosecondsPerCall = (iterations: number, call: (turn: number) => unknown): number => {
  for (let turn = 0; turn < iterations * WARM_UP; turn += 1) do_not_optimize(call(turn))
  globalThis.gc?.()
  const start = process.hrtime.bigint()
  for (let turn = 0; turn < iterations; turn += 1) do_not_optimize(call(turn))

  return Number(process.hrtime.bigint() - start) / iterations
}
