import type { Problem } from '@inzrt/contracts/wire/problem'
import type { Visit } from '../door/Visit.ts'
import { CLOSED_POLICY, type HeaderRow } from '../headers/securityHeaders.ts'
import { ERROR_PAGE_POLICY, errorPage } from './errorPage.ts'
import { ERROR_TEXTS, type ErrorStatus } from './errorTexts.ts'
import { lingerAfterAnswer } from './linger.ts'
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
}>

const detailHeaders = ({ retryAfter, allow, close }: RefusalDetails): HeaderRow => [
  ...(retryAfter === undefined ? [] : ['Retry-After', String(retryAfter)]),
  ...(allow === undefined ? [] : ['Allow', allow]),
  ...(close ? ['Connection', 'close'] : []),
]

const problemOf = (status: ErrorStatus, { text, retryAfter }: RefusalDetails): Problem => ({
  message: text ?? ERROR_TEXTS[status].text,
  code: ERROR_TEXTS[status].code,
  ...(retryAfter === undefined ? {} : { retryAfter }),
})

const closeAfter = ({ request, response }: Visit): void => {
  response.shouldKeepAlive = false
  if (response.socket) lingerAfterAnswer(response.socket)
  request.resume()
}

/** Says no: a program gets a problem, a person a page. Nothing of the request is repeated in either. */
export const refuse = (visit: Visit, status: ErrorStatus, details: RefusalDetails): void => {
  const forProgram = visit.path.startsWith('/api')
  const text = forProgram
    ? JSON.stringify(problemOf(status, details))
    : errorPage(status, visit.brand, details.supportEmail, details.text)
  const body = Buffer.from(text)
  if (details.close) closeAfter(visit)

  send(
    visit,
    status,
    [
      ...[
        'Content-Type',
        forProgram ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
      ],
      ...['Content-Length', String(body.length)],
      ...['Content-Security-Policy', forProgram ? CLOSED_POLICY : ERROR_PAGE_POLICY],
      ...['Cache-Control', 'no-store', 'X-Request-Id', visit.id],
      ...detailHeaders(details),
    ],
    body,
  )
}
