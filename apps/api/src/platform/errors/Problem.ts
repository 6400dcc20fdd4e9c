import type { ErrorCode } from '@inzrt/contracts/wire/codes'
import { type FieldNames, toWireNames } from '@inzrt/contracts/wire/fieldNames'
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

  /** The same, with its fields called as the caller calls them. */
  underNames(names: FieldNames | undefined): Problem {
    const { errors } = this.details
    if (!names || !errors) return this
    const details = { ...this.details, errors: toWireNames(names, errors) }

    return Object.assign(new Problem(this.status, this.code, this.message, details), {
      cause: this.cause,
    })
  }

  toBody(): ProblemBody {
    return { message: this.message, code: this.code, ...this.details }
  }
}
