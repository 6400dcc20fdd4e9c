import { sandboxPassword } from '../../support/sandboxPassword.ts'
import { SITES } from '../../support/sites.ts'
import { SELLER } from './plantAds.ts'

/** Logs the seller of the planted ads in; the answer is the cookie that opens what only they see. */
export const logInSeller = async (): Promise<string> => {
  const answer = await fetch(`${SITES.general}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-inzrt-csrf': '1', origin: SITES.general },
    body: JSON.stringify({ nickname: SELLER, password: await sandboxPassword(SELLER) }),
  })
  if (!answer.ok) throw new Error(`The login answered ${answer.status}.`)

  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}
