import { fillPath } from '../fillPath.ts'
import { parseJson } from '../parseJson.ts'
import { toSearchParams } from '../toSearchParams.ts'
import type { Ask, Finding, Question } from './Finding.ts'
import { judgeAnswer, type RawAnswer } from './judgeAnswer.ts'
import { SERVED_CALLS } from './servedCalls.ts'

const TIMEOUT_MS = 15_000

/** No API serves it: how one answers here is how it answers calls it lacks. */
const UNKNOWN_PATH = '/api/front/zadne-takove-volani'

const send = async (url: string, method: string, question: Question): Promise<RawAnswer> => {
  const { body, headers } = question
  const response = await fetch(url, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })

  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    body: parseJson(await response.text()),
  }
}

/** Calls an API and writes down how it keeps the contract. */
export const createAsk = async (baseUrl: string): Promise<{ ask: Ask; findings: Finding[] }> => {
  const findings: Finding[] = []
  const unknown = await send(baseUrl + UNKNOWN_PATH, 'GET', {})
  const isUnserved = ({ status, body }: RawAnswer): boolean =>
    status === 404 && JSON.stringify(body) === JSON.stringify(unknown.body)

  const ask: Ask = async (name, question = {}) => {
    const call = SERVED_CALLS[name]
    const path = fillPath(call.path, question.params ?? {})
    const search = toSearchParams(question.query ?? {}).toString()
    try {
      const answer = await send(`${baseUrl}${path}${search && `?${search}`}`, call.method, question)
      const { status } = answer
      const faults = isUnserved(answer)
        ? ['is not served']
        : judgeAnswer(call, answer, question.expected)
      findings.push({ call: name, status, faults })

      return answer.body
    } catch (error) {
      findings.push({ call: name, status: null, faults: [`gives no answer: ${error}`] })

      return undefined
    }
  }

  return { ask, findings }
}
