import type { Pool } from 'undici'
import type { FuzzRequest } from '../../../apps/api/src/test/fuzz/fuzzRequests.ts'
import { sandboxPassword } from '../../support/sandboxPassword.ts'
import { HOSTS } from './startTestBff.ts'

/** The key that `npm start` gives to all. */
export const FUZZ_KEY = 'local-internal-key'
/** In turn; admins have most calls to try. */
export const ACCOUNTS = ['guest', 'admin', 'demo', 'moderator', 'admin', 'prepazka'] as const

type Account = (typeof ACCOUNTS)[number]

/** Each on an address of its own: what one may try is bounded, and would hide the rest. */
const visitorHeaders = (at: number) => ({
  'x-inzrt-key': FUZZ_KEY,
  'x-inzrt-brand': at % 5 === 0 ? 'adult' : 'general',
  'x-inzrt-client': `2001:db8:${(at >> 12).toString(16)}:${(at & 4095).toString(16)}::1`,
})

const tokenOf = async (api: Pool, nickname: Account): Promise<string> => {
  const answer = await api.request({
    method: 'POST',
    path: '/api/auth/login',
    headers: { ...visitorHeaders(0), 'content-type': 'application/json' },
    body: JSON.stringify({ nickname, password: await sandboxPassword(nickname) }),
  })
  const { access_token: token } = (await answer.body.json()) as { access_token?: string }
  if (!token) throw new Error(`The login of ${nickname} answered ${answer.statusCode}.`)

  return token
}

/** Logs every account in; the answer tells the headers of a request of one of them, or of a guest. */
export const openAccounts = async (api: Pool) => {
  const tokens = new Map<Account, string>()
  for (const account of new Set(ACCOUNTS))
    if (account !== 'guest') tokens.set(account, await tokenOf(api, account))

  return (at: number, account: Account, { headers }: FuzzRequest) => {
    const token = tokens.get(account)
    if (token) return { ...visitorHeaders(at), authorization: `Bearer ${token}`, ...headers }

    return {
      host: HOSTS.general,
      origin: `http://${HOSTS.general}`,
      'x-inzrt-csrf': '1',
      'x-forwarded-for': visitorHeaders(at)['x-inzrt-client'],
      ...headers,
    }
  }
}
