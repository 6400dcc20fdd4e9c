import type { Answer } from '../../support/ask.ts'
import { normaliseBody } from './normaliseBody.ts'
import { normaliseHeaders } from './normaliseHeaders.ts'

/** An answer as text: its status, its headers, an empty line, its body. */
export const describeAnswer = ({ status, headers, body }: Answer): string =>
  [
    String(status),
    normaliseHeaders(headers),
    '',
    normaliseBody(headers['content-type'] ?? '', body),
    '',
  ].join('\n')
