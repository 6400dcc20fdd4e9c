import type { ErrorCode } from '@inzrt/contracts/wire/codes'
import type { Problem as ProblemBody } from '@inzrt/contracts/wire/problem'

type Details = Pick<ProblemBody, 'errors' | 'retryAfter'> & {
  meta?: Readonly<Record<string, string>>
}

/** A failure the caller is told of, with its status, its code for programs and a text for people. */
export class Problem extends Error {
  readonly status: number
  readonly code: ErrorCode
  readonly details: Details

  constructor(status: number, code: ErrorCode, message: string, details: Details = {}) {
    super(message)
    this.status = status
    this.code = code
    this.details = details
  }

  toBody(): ProblemBody {
    return { message: this.message, code: this.code, ...this.details }
  }
}
