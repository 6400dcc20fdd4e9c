import type { RequestContext } from '../proxy/RequestContext.ts'
import { ERROR_PAGE_POLICY } from './errorPage.ts'
import { send } from './send.ts'

const PAGE = Buffer.from(
  '<!doctype html><html lang="cs"><head><meta charset="utf-8"><meta http-equiv="refresh" content="0"><meta name="robots" content="noindex"><title>Okamžik…</title></head><body><p><a href="">Pokračovat</a></p></body></html>\n',
)

/**
 * Has the browser ask again, now from a page of ours: strict cookies are not sent along with a link from
 * a mail or another site.
 */
export const askAgain = (context: RequestContext): void =>
  send(
    context,
    200,
    [
      ...['Content-Type', 'text/html; charset=utf-8', 'Content-Length', String(PAGE.length)],
      ...['Content-Security-Policy', ERROR_PAGE_POLICY, 'X-Request-Id', context.id],
    ],
    PAGE,
  )
