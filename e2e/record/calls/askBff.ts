import { CSRF_HEADER } from '@inzrt/contracts/wire/headers'
import type { Answer } from '../../support/ask.ts'
import { sites } from '../../support/sites.ts'
import { askSteadily } from '../askSteadily.ts'

type Call = {
  readonly method: string
  readonly path: string
  readonly cookie?: string | undefined
  readonly body?: object | undefined
}

let visitors = 0

/** Makes a call as a page of the general site does, as a visitor from an address nobody else has. */
export const askBff = ({ method, path, cookie, body }: Call): Promise<Answer> =>
  askSteadily(sites.general.origin + path, {
    method,
    headers: {
      'x-forwarded-for': `2001:db8:0:${(++visitors).toString(16)}::1`,
      ...(cookie && { cookie }),
      ...(method !== 'GET' && { [CSRF_HEADER]: '1' }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })

/** What a browser sends back of the cookies it was given. */
export const cookiesOf = ({ headers }: Answer): string =>
  (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ')
