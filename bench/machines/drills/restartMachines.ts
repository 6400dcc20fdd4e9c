import { setTimeout as pause } from 'node:timers/promises'
import type { Machine } from '../support/openMachine.ts'

/** Until a balancer has asked again. */
const SEEN_MS = 1_000

/**
 * A release: one machine after the other leaves the balancer, stops, starts and comes back.
 * @returns seconds that each bff took from being asked to stop until it had
 */
export const restartMachines = async (machines: readonly Machine[]): Promise<number[]> => {
  const stops: number[] = []
  for (const machine of machines) {
    const began = performance.now()
    await machine.stop('bff')
    stops.push((performance.now() - began) / 1_000)
    for (const part of ['general', 'adult', 'api'] as const) await machine.stop(part)
    await machine.startAll()
    await pause(SEEN_MS)
  }

  return stops
}
