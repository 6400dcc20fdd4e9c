import * as z from 'zod/mini'
import type { Audience, Call } from '../src/wire/call.ts'
import type { Example } from './Example.ts'
import { AUDIENCES, PARAMETERS, type Tag } from './texts.ts'
import type { JsonSchema, toJsonSchemas } from './toJsonSchemas.ts'

type Schemas = ReturnType<typeof toJsonSchemas>

/** A call with what the reference says of it. */
export type DescribedCall = Readonly<{
  name: string
  call: Call
  tag: Tag
  text: string
  example: Example | undefined
}>

/** Ids of the parts of a call, for `toJsonSchemas`. */
export const partId = (name: string, part: 'params' | 'query' | 'body' | 'answer') =>
  `${name}.${part}`

/** Status and schema of success, as a browser gets it. */
export const answerOf = ({ browserResponses, responses }: Call): [number, z.core.$ZodType] => {
  const found = Object.entries(browserResponses ?? responses).find(([status]) => status < '300')
  if (!found) throw new TypeError('A call promises no success.')

  return [Number(found[0]), found[1]]
}

/** Sets of credentials of which one is enough; a write also says that our page makes it. */
const securityOf = ({ audience, method }: Call): Record<string, []>[] => {
  const write = method === 'GET' ? {} : { page: [] as [] }
  const credentials: Partial<Record<Audience, Record<string, []>[]>> = {
    anyone: [{}],
    visitor: [{}, { session: [] }],
    owner: [{ session: [] }, { grant: [] }],
    hook: [{}],
  }
  const sets = (credentials[audience] ?? [{ session: [] }]).map((set) => ({ ...set, ...write }))

  return sets.every((set) => Object.keys(set).length === 0) ? [] : sets
}

const isListInText = (name: string, { type }: JsonSchema): boolean =>
  type === 'array' && !name.endsWith('[]')

const parametersOf = (
  { name, call, example }: DescribedCall,
  schemas: Schemas,
  place: 'path' | 'query',
) => {
  const part = place === 'path' ? 'params' : 'query'
  const object = call[part]
  if (!object) return []
  const { properties } = schemas.inline('output', partId(name, part))
  const required = new Set(
    Object.entries(object.shape)
      .filter(([, field]) => !z.safeParse(field, undefined).success)
      .map(([field]) => field),
  )

  return Object.entries(properties as Record<string, JsonSchema>).map(([field, schema]) => ({
    name: field,
    in: place,
    required: place === 'path' || required.has(field),
    description: PARAMETERS[field],
    ...(isListInText(field, schema) && { explode: false }),
    schema,
    ...(example?.[part]?.[field] !== undefined && { example: example[part][field] }),
  }))
}

const requestBodyOf = ({ name, call, example }: DescribedCall, schemas: Schemas) => {
  if (call.multipart)
    return {
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: {
              type: 'object',
              required: ['file'],
              properties: {
                file: { type: 'string', contentMediaType: 'image/*', description: 'The picture.' },
              },
            },
          },
        },
      },
    }
  if (!call.body) return {}

  return {
    requestBody: {
      required: !z.safeParse(call.body, undefined).success,
      content: {
        'application/json': {
          schema: schemas.part('input', partId(name, 'body')),
          ...(example?.body !== undefined && { example: example.body }),
        },
      },
    },
  }
}

const responsesOf = ({ name, call, example }: DescribedCall, schemas: Schemas) => {
  const [success] = answerOf(call)
  const failures = Object.keys(call.responses).filter((status) => Number(status) >= 400)

  return {
    [success]: {
      description: success === 201 ? 'It was made.' : 'It succeeded.',
      content: {
        'application/json': {
          schema: schemas.part('output', partId(name, 'answer')),
          ...(example && { example: example.answer }),
        },
      },
    },
    ...Object.fromEntries(
      failures.map((status) => [status, { $ref: `#/components/responses/${status}` }]),
    ),
  }
}

/** The operation of an OpenAPI document that stands for a call. */
export const describeCall = (described: DescribedCall, schemas: Schemas) => {
  const { name, call, tag, text } = described
  const parameters = [
    ...parametersOf(described, schemas, 'path'),
    ...parametersOf(described, schemas, 'query'),
  ]

  return {
    operationId: name,
    summary: /^.*?[.;](?=\s|$)|^.*$/.exec(text)?.[0].replace(/[.;]$/, '') ?? name,
    description: `${text} ${AUDIENCES[call.audience]}`,
    tags: [tag],
    security: securityOf(call),
    ...(parameters.length > 0 && { parameters }),
    ...requestBodyOf(described, schemas),
    responses: responsesOf(described, schemas),
  }
}
