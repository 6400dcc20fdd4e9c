import { ACCOUNT_CALLS } from '../src/account/calls.ts'
import { ADS_CALLS } from '../src/ads/calls.ts'
import { BROWSE_CALLS } from '../src/browse/calls.ts'
import { GATEWAY_CALLS } from '../src/calls.ts'
import { CONVERSATION_CALLS } from '../src/conversation/calls.ts'
import { DESK_CALLS } from '../src/desk/calls.ts'
import { NEWSPAPER_CALLS } from '../src/newspaper/calls.ts'
import { PAYMENT_CALLS } from '../src/payment/calls.ts'
import type { Call } from '../src/wire/call.ts'
import { COOKIES, CSRF_HEADER } from '../src/wire/headers.ts'
import { answerOf, type DescribedCall, describeCall, partId } from './describeCall.ts'
import type { Examples } from './Example.ts'
import { readContracts } from './readContracts.ts'
import { FAILURES, TAGS, type Tag } from './texts.ts'
import { type JsonSchema, referencesIn, toJsonSchemas } from './toJsonSchemas.ts'

type Table = Readonly<Record<string, Call>>

const TABLES: Readonly<Record<Tag, Table>> = {
  browse: BROWSE_CALLS,
  ads: ADS_CALLS,
  account: ACCOUNT_CALLS,
  conversation: CONVERSATION_CALLS,
  payment: PAYMENT_CALLS,
  newspaper: NEWSPAPER_CALLS,
  visitor: GATEWAY_CALLS,
  desk: DESK_CALLS,
}

const INFO = {
  title: 'Inzrt API',
  version: '1.0.0',
  license: { name: 'MIT', identifier: 'MIT' },
  description: [
    'Calls of the classifieds portal Inzrt and its sister site Pinkpack, as a browser makes them.',
    'Amounts of money are whole hundredths, times are UTC. A list answers `{data, meta.pagination}`, a failure `{message, code, errors?, retryAfter?}`.',
    'A write carries the header `x-inzrt-csrf: 1`. With an `idempotency-key` it is made once, however often it is sent.',
    'On the adult site every call also needs the cookie `age-verified`.',
  ].join('\n\n'),
}

const SERVER = {
  url: '{site}',
  description: 'Either site; these are the addresses that `npm start` gives them.',
  variables: {
    site: {
      default: 'http://localhost:3000',
      enum: ['http://localhost:3000', 'http://pinkpack.localhost:3000'],
    },
  },
}

const SECURITY_SCHEMES = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: COOKIES.session,
    description: 'Set by `login` and `register`; no script can read it.',
  },
  grant: {
    type: 'apiKey',
    in: 'cookie',
    name: COOKIES.grant,
    description: 'The right to change one ad for a while, given for its password or a link.',
  },
  page: {
    type: 'apiKey',
    in: 'header',
    name: CSRF_HEADER,
    description: 'Always `1`: a foreign page cannot add it.',
  },
}

/** What no page may call is not for readers either, unless all is asked for. */
const isForPages = ({ audience }: Call): boolean => audience !== 'internal' && audience !== 'hook'

const describedCalls = (
  calls: ReadonlyMap<Call, string>,
  examples: Examples,
  isIncluded: (call: Call) => boolean,
): DescribedCall[] =>
  Object.entries(TABLES).flatMap(([tag, table]) =>
    Object.entries(table)
      .filter(([, call]) => isIncluded(call))
      .map(([name, call]) => ({
        name,
        call,
        tag: tag as Tag,
        text: calls.get(call) ?? '',
        example: examples.calls[name],
      })),
  )

const partsOf = (calls: readonly DescribedCall[]) => ({
  input: new Map(
    calls.flatMap(({ name, call: { body } }) => (body ? [[partId(name, 'body'), body]] : [])),
  ),
  output: new Map(
    calls.flatMap(({ name, call }) => [
      ...(call.params ? [[partId(name, 'params'), call.params] as const] : []),
      ...(call.query ? [[partId(name, 'query'), call.query] as const] : []),
      [partId(name, 'answer'), answerOf(call)[1]] as const,
    ]),
  ),
})

/** The components that paths lead to, those behind others included. */
const usedBy = (
  paths: unknown,
  components: Readonly<Record<string, JsonSchema>>,
): Record<string, JsonSchema> => {
  const used = new Set(['Problem'])
  const add = (schema: unknown): void => {
    for (const name of referencesIn(schema)) {
      if (used.has(name)) continue
      used.add(name)
      add(components[name])
    }
  }
  add(paths)

  return Object.fromEntries(
    [...used].toSorted().map((name) => [name, components[name] as JsonSchema]),
  )
}

const failures = (examples: Examples) =>
  Object.fromEntries(
    Object.entries(FAILURES).map(([status, description]) => [
      status,
      {
        description,
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Problem' },
            ...(examples.failures[status] !== undefined && { example: examples.failures[status] }),
          },
        },
      },
    ]),
  )

/**
 * The OpenAPI document of the contract: what calls are is read from their table, what they are for from the comments
 * above them, examples from calls that were made.
 */
export const makeOpenApi = async (
  examples: Examples,
  { isIncluded = isForPages }: { isIncluded?: (call: Call) => boolean } = {},
) => {
  const { schemas, calls } = await readContracts()
  const described = describedCalls(calls, examples, isIncluded)
  const converted = toJsonSchemas(schemas, partsOf(described))
  const paths: Record<string, Record<string, ReturnType<typeof describeCall>>> = {}
  for (const one of described)
    paths[one.call.path] = {
      ...paths[one.call.path],
      [one.call.method.toLowerCase()]: describeCall(one, converted),
    }

  return {
    openapi: '3.1.0',
    info: INFO,
    servers: [SERVER],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: SECURITY_SCHEMES,
      responses: failures(examples),
      schemas: usedBy(paths, converted.components),
    },
  }
}
