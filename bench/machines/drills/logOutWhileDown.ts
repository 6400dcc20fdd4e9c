import type { Balancer } from '../support/createBalancer.ts'
import type { Machine } from '../support/openMachine.ts'
import type { Member } from '../support/registerMember.ts'
import { secondsUntil } from '../support/secondsUntil.ts'

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

  return secondsUntil((number) =>
    balancer.askAt(number, '/api/auth/user', { cookie }).then(
      ({ status }) => status === 401,
      () => false,
    ),
  )
}
