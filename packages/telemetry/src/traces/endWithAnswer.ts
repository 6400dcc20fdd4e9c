import type { ServerResponse } from 'node:http'
import type { OpenSpan } from './createTracer.ts'
import type { Attributes } from './Span.ts'

/** Ends the span of a request by how it was answered. */
export const endWithAnswer = (
  span: OpenSpan,
  { statusCode: status, writableFinished }: ServerResponse,
  { name, attributes = {} }: Readonly<{ name: string; attributes?: Attributes }>,
): void =>
  span.end({
    name,
    attributes: { ...attributes, 'http.response.status_code': status },
    hasFailed: status >= 500 || !writableFinished,
  })
