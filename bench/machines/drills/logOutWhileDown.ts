import { setTimeout as pause } from 'node:timers/promises'
import type { Balancer } from '../support/createBalancer.ts'
import type { Member } from '../support/registerMember.ts'
import type { Machine } from '../support/startMachine.ts'

const POLL_MS = 50
const GIVE_UP_S = 60

/**
 * Somebody logs out at a machine whose api is down. The cookie is kept by a thief.
 * @returns seconds from that api's return until both machines refuse the cookie
 */
export const logOutWhileDown = async (
  machine: Machine,
  balancer: Balancer,
  { cookie }: Pick<Member, 'cookie'>,
): Promise<number> => {
  machine.kill('api')
  await balancer.askAt(0, '/api/auth/logout', { method: 'POST', cookie })
  await machine.start('api')
  const began = performance.now()
  const seconds = () => (performance.now() - began) / 1_000
  const isOpen = (number: number) =>
    balancer.askAt(number, '/api/auth/user', { cookie }).then(
      ({ status }) => status !== 401,
      () => true,
    )
  for (const number of [0, 1])
    while ((await isOpen(number)) && seconds() < GIVE_UP_S) await pause(POLL_MS)

  return seconds()
}
