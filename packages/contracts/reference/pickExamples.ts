import * as z from 'zod/mini'
import type { Call } from '../src/wire/call.ts'
import { ProblemSchema } from '../src/wire/problem.ts'
import { answerOf } from './describeCall.ts'
import type { Example, Examples } from './Example.ts'

/** A call as a test of the api writes it down. */
export type RecordedCall = Readonly<{
  name: string
  status: number
  params: Readonly<Record<string, unknown>>
  query: Readonly<Record<string, unknown>>
  body?: unknown
  answer: unknown
}>

const LONGEST_ANSWER = 2_500
const SHOWN_ITEMS = 2

const ENDS_OF_LINES = /(?:\\n)+/g

/** How much a value says: lines without words say nothing. */
const sizeOf = (value: unknown): number =>
  JSON.stringify(value)?.replaceAll(ENDS_OF_LINES, '\\n').length ?? 0

/** Two items show what a list is made of. */
const shortened = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, SHOWN_ITEMS).map(shortened)
  if (typeof value !== 'object' || value === null) return value

  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shortened(part)]))
}

/** What says most without being too long to read, asked for in the shortest way. */
const best = <Item>(
  items: readonly Item[],
  answerOf: (item: Item) => unknown,
  requestOf: (item: Item) => unknown = () => null,
): Item | undefined => {
  const rated = items.map((item) => {
    const size = sizeOf(answerOf(item))

    return { item, size, worth: size - 3 * sizeOf(requestOf(item)) }
  })
  const short = rated.filter(({ size }) => size <= LONGEST_ANSWER)
  const [first] = (short.length > 0 ? short : rated).toSorted(
    (one, other) => other.worth - one.worth,
  )

  return first?.item
}

/** The values that were sent, as their schema reads them: numbers as numbers, lists as lists. */
const read = (schema: z.ZodMiniObject | undefined, sent: Readonly<Record<string, unknown>>) => {
  const parsed = schema && z.safeParse(schema, sent)
  if (!parsed?.success) return {}

  return Object.fromEntries(Object.keys(sent).map((key) => [key, parsed.data[key]]))
}

/** Whether a body has only what the call takes; a test may send more to see it refused or ignored. */
const isTaken = ({ body: schema }: Call, body: unknown): boolean =>
  !(schema instanceof z.ZodMiniObject) || z.safeParse(z.strictObject(schema.shape), body).success

/** null: it is not a call as the contract promises it. */
const toExample = (call: Call, { params, query, body, answer }: RecordedCall): Example | null => {
  const cut = z.safeParse(answerOf(call)[1], answer)
  if (!cut.success || !isTaken(call, body)) return null
  const [readParams, readQuery] = [read(call.params, params), read(call.query, query)]

  return {
    ...(call.params && { params: readParams }),
    ...(sizeOf(readQuery) > 2 && { query: readQuery }),
    ...(call.body && body !== undefined && { body: shortened(body) }),
    answer: shortened(cut.data),
  }
}

const exampleOf = (call: Call, made: readonly RecordedCall[]): Example | undefined => {
  const [success] = answerOf(call)
  const examples = made
    .filter(({ status }) => status === success)
    .flatMap((one) => toExample(call, one) ?? [])

  return best(
    examples,
    ({ answer }) => answer,
    ({ query, body }) => [query, body],
  )
}

const isPlain = (answer: unknown): boolean =>
  z.safeParse(z.strictObject(ProblemSchema.shape), answer).success

/** One example a call and one a status of failure, of all that were recorded. */
export const pickExamples = (
  calls: Readonly<Record<string, Call>>,
  recorded: readonly RecordedCall[],
): Examples => {
  const byName = Map.groupBy(recorded, ({ name }) => name)
  const failures = Map.groupBy(
    recorded.filter(({ status, answer }) => status >= 400 && isPlain(answer)),
    ({ status }) => status,
  )

  return {
    calls: Object.fromEntries(
      Object.entries(calls).flatMap(([name, call]) => {
        const example = exampleOf(call, byName.get(name) ?? [])

        return example ? [[name, example]] : []
      }),
    ),
    failures: Object.fromEntries(
      [...failures]
        .toSorted(([one], [other]) => one - other)
        .map(([status, made]) => [status, best(made, ({ answer }) => answer)?.answer]),
    ),
  }
}
