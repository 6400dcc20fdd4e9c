import { randomLetters } from '@inzrt/fixtures/random/randomLetters'
import type { Answer, Balancer } from './createBalancer.ts'

const PASSWORD = 'deset slonů v porcelánu'

export type Member = Readonly<{
  cookie: string
  /** Keeps the cookies of an answer, as a browser does. */
  take: (answer: Pick<Answer, 'cookies'>) => void
}>

/** Somebody with an account of their own, logged in. */
export const registerMember = async (balancer: Balancer): Promise<Member> => {
  const nickname = `stroj.${randomLetters(12)}`
  const answer = await balancer.ask('/api/auth/register', {
    method: 'POST',
    body: JSON.stringify({
      nickname,
      email: `${nickname}@posta.example`,
      rules: true,
      password: PASSWORD,
      password_confirmation: PASSWORD,
    }),
  })
  if (answer.status !== 201) throw new Error(`The registration answered ${answer.status}.`)
  const jar = new Map<string, string>()
  const take: Member['take'] = ({ cookies }) => {
    for (const cookie of cookies) {
      const [name = '', value = ''] = cookie.split(/=(.*)/s)
      jar.set(name, value)
    }
  }
  take(answer)

  return {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    take,
  }
}
