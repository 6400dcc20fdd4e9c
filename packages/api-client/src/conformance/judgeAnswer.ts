import type { Call } from '@inzrt/contracts/wire/call'
import * as z from 'zod/mini'

/** An answer as it came. */
export type RawAnswer = Readonly<{ status: number; type: string; body: unknown }>

const LISTED_MAX = 5

/** Where an answer differs from what its call promises; empty when it does not. */
export const judgeAnswer = (
  call: Call,
  { status, type, body }: RawAnswer,
  expected?: number | undefined,
): string[] => {
  if (expected !== undefined && status !== expected)
    return [`answers ${status} where ${expected} is right`]
  const schema = call.responses[status]
  if (!schema) return [`answers ${status}, which is not promised`]
  if (!/^application\/json\b/.test(type)) return [`answers ${type || 'no type'} instead of JSON`]
  const checked = z.safeParse(schema, body)

  return (checked.error?.issues ?? [])
    .slice(0, LISTED_MAX)
    .map(({ path, code }) => `${status}: ${path.map(String).join('.') || 'the body'}: ${code}`)
}
