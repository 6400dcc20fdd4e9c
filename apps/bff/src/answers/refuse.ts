import type { ErrorCode } from '@inzrt/contracts/wire/codes'
import type { Problem } from '@inzrt/contracts/wire/problem'
import { CLOSED_POLICY, type HeaderRow } from '../headers/securityHeaders.ts'
import type { RequestContext } from '../proxy/RequestContext.ts'
import { closeGracefully } from './closeGracefully.ts'
import { ERROR_PAGE_POLICY, errorPage } from './errorPage.ts'
import { ERROR_TEXTS, type ErrorStatus } from './errorTexts.ts'
import { send } from './send.ts'

export type RefusalDetails = Readonly<{
  /** Whole seconds to wait. */
  retryAfter?: number
  /** Methods that would have been right. */
  allow?: string
  /** The connection cannot be used further: what is left of the request was not read. */
  close?: boolean
  supportEmail: string
  /** Instead of the status' own text, when that would not be true. */
  text?: string
  /** Instead of the status' own. */
  code?: ErrorCode
}>

const detailHeaders = ({ retryAfter, allow, close }: RefusalDetails): HeaderRow => [
  ...(retryAfter === undefined ? [] : ['Retry-After', String(retryAfter)]),
  ...(allow === undefined ? [] : ['Allow', allow]),
  ...(close ? ['Connection', 'close'] : []),
]

const problemOf = (status: ErrorStatus, { text, code, retryAfter }: RefusalDetails): Problem => ({
  message: text ?? ERROR_TEXTS[status].text,
  code: code ?? ERROR_TEXTS[status].code,
  ...(retryAfter === undefined ? {} : { retryAfter }),
})

const closeAfter = ({ request, response }: RequestContext): void => {
  response.shouldKeepAlive = false
  if (response.socket) closeGracefully(response.socket)
  request.resume()
}

/** Says no: a program gets a problem, a person a page. Nothing of the request is repeated in either. */
export const refuse = (
  context: RequestContext,
  status: ErrorStatus,
  details: RefusalDetails,
): void => {
  const forProgram = context.path.startsWith('/api')
  const text = forProgram
    ? JSON.stringify(problemOf(status, details))
    : errorPage(status, context.brand, details.supportEmail, details.text)
  const body = Buffer.from(text)
  if (details.close) closeAfter(context)

  send(
    context,
    status,
    [
      ...[
        'Content-Type',
        forProgram ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
      ],
      ...['Content-Length', String(body.length)],
      ...['Content-Security-Policy', forProgram ? CLOSED_POLICY : ERROR_PAGE_POLICY],
      ...['Cache-Control', 'no-store', 'X-Request-Id', context.id],
      ...detailHeaders(details),
    ],
    body,
  )
}
