import type { Person } from '../../../apps/api/src/test/rights/createPeople.ts'
import type { Role } from '../../../apps/api/src/test/rights/expectedOf.ts'
import { AD_PASSWORD, PASSWORD } from '../../../apps/api/src/test/secrets.ts'
import { askBff, cookiesOf } from './askBff.ts'

const enter = async (path: string, body: object): Promise<string> => {
  const answer = await askBff({ method: 'POST', path, body })
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.text()}`)

  return cookiesOf(answer)
}

/** The cookies of somebody who has logged in, or given the password of an ad; a guest has none. */
export const enterAs = async (role: Role, { nickname, things }: Person): Promise<string> => {
  if (role === 'guest') return ''
  if (role === 'holder')
    return enter(`/api/front/inzrts/${things.slug}/verifyPassword`, { password: AD_PASSWORD })

  return enter('/api/auth/login', { nickname, password: PASSWORD })
}
