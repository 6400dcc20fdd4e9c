import { setTimeout as pause } from 'node:timers/promises'

const POLL_MS = 20
const GIVE_UP_S = 60

/** Seconds until something holds at both machines, one asked after the other; a minute where it never does. */
export const secondsUntil = async (
  holdsAt: (machine: number) => Promise<boolean>,
): Promise<number> => {
  const began = performance.now()
  const seconds = () => (performance.now() - began) / 1_000
  for (const machine of [0, 1])
    while (!(await holdsAt(machine)) && seconds() < GIVE_UP_S) await pause(POLL_MS)

  return seconds()
}
