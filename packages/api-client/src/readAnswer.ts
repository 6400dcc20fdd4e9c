import type { Call } from '@inzrt/contracts/wire/call'
import { fromWireNames } from '@inzrt/contracts/wire/fieldNames'
import { ProblemSchema } from '@inzrt/contracts/wire/problem'
import * as z from 'zod/mini'
import type { ApiError, ContractIssue } from './ApiError.ts'
import type { ApiFailure } from './ApiResult.ts'
import { parseJson } from './parseJson.ts'
import { retryAfter } from './retryAfter.ts'
import { unwrap } from './unwrap.ts'

/** Problems of other backends and of proxies may lack parts of ours. */
const LooseProblemSchema = z.extend(ProblemSchema, {
  message: z._default(z.string(), ''),
  code: z._default(z.string(), 'unknown'),
})

/** Checks a response against its call and turns it into a result. Rejects only when the body breaks off. */
export const readAnswer = async (
  call: Call,
  response: Response,
): Promise<{ ok: true; data: unknown; meta: unknown } | ApiFailure> => {
  const body = parseJson(await response.text())

  return response.ok
    ? checkBody(call, response.status, body)
    : failure(problem(call, response, body))
}

const checkBody = (call: Call, status: number, body: unknown) => {
  const schema = (call.browserResponses ?? call.responses)[status]
  if (!schema) return failure({ kind: 'contract', status, issues: [issue([], 'status')] })

  const checked = z.safeParse(schema, unwrap(body))
  if (!checked.success) {
    const issues = checked.error.issues.map(({ path, code }) => issue(path, code))

    return failure({ kind: 'contract', status, issues })
  }

  return { ok: true as const, ...toParts(checked.data) }
}

const toParts = (body: unknown) =>
  typeof body === 'object' && body !== null && 'data' in body
    ? { data: body.data, meta: 'meta' in body ? body.meta : undefined }
    : { data: body, meta: undefined }

const problem = ({ fieldNames }: Call, response: Response, body: unknown): ApiError => {
  const data = z.safeParse(LooseProblemSchema, body).data ?? { message: '', code: 'unknown' }

  return {
    kind: 'problem',
    status: response.status,
    problem:
      fieldNames && data.errors
        ? { ...data, errors: fromWireNames(fieldNames, data.errors) }
        : data,
    retryAfter: retryAfter(response.headers) ?? data.retryAfter ?? null,
  }
}

const issue = (path: readonly PropertyKey[], message: string): ContractIssue => ({
  path: path.map(String).join('.'),
  message,
})

const failure = (error: ApiError): ApiFailure => ({ ok: false, error })
