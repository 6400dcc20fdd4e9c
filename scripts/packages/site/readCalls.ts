import { readFileSync } from 'node:fs'
import { root } from '../../stack/settings.ts'
import { readManifest } from '../packageReports.ts'
import { readPublic } from '../readPublic.ts'
import type { Shape } from './renderShape.ts'

const CONTRACTS = `${root}packages/contracts`

/** The document of all calls that other languages begin with. */
export const OPENAPI_FILE = `${CONTRACTS}/openapi.json`

/** What a call is given, part by part. */
type Input = Readonly<Partial<Record<'params' | 'query' | 'body', unknown>>>

/** A call of the contract: where it is imported from, what for, what it takes and gives. */
export type Call = Readonly<{
  name: string
  module: string
  method: string
  path: string
  description: string
  takes: Shape
  gives: Shape
  /** Status codes of its failures. */
  failures: readonly string[]
  /** Made by a test of the api. */
  example: Readonly<{ input: Input; answer: unknown }>
}>

/** Calls of one subject. */
export type Subject = Readonly<{ name: string; description: string; calls: readonly Call[] }>

/** A shape that several calls share. */
export type NamedShape = Readonly<{ name: string; shape: Shape }>

/** What is answered under a status code when a call fails. */
export type Failure = Readonly<{ status: string; description: string }>

type Content = Readonly<Record<string, { schema: Shape; example?: unknown }>>
type Parameter = {
  name: string
  in: 'path' | 'query'
  required: boolean
  description: string
  schema: Shape
  example?: unknown
}
type Operation = {
  operationId: string
  description: string
  tags: [string]
  parameters?: readonly Parameter[]
  requestBody?: { required: boolean; content: Content }
  responses: Readonly<Record<string, { content?: Content }>>
}
type Document = {
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, Shape>
    responses: Record<string, { description: string }>
  }
}

const readDocument = (): Document => JSON.parse(readFileSync(OPENAPI_FILE, 'utf8'))

const parametersIn = ({ parameters = [] }: Operation, place: Parameter['in']) =>
  parameters.filter((parameter) => parameter.in === place)

const toObject = (parameters: readonly Parameter[]): Shape => ({
  properties: Object.fromEntries(
    parameters.map(({ name, schema, description }) => [name, { ...schema, description }]),
  ),
  required: parameters.filter(({ required }) => required).map(({ name }) => name),
})

const only = (content: Content | undefined) => Object.values(content ?? {})[0]

/** The second argument of `api.call`. */
const takenBy = (operation: Operation): Shape => {
  const params = parametersIn(operation, 'path')
  const query = parametersIn(operation, 'query')
  const body = only(operation.requestBody?.content)?.schema

  return {
    ...((params.length > 0 || query.length > 0 || body) && {
      properties: {
        ...(params.length > 0 && { params: toObject(params) }),
        ...(query.length > 0 && { query: toObject(query) }),
        ...(body && { body }),
      },
    }),
    required: [
      ...(params.length > 0 ? ['params'] : []),
      ...(query.some(({ required }) => required) ? ['query'] : []),
      ...(operation.requestBody?.required ? ['body'] : []),
    ],
  }
}

const valuesOf = (parameters: readonly Parameter[]) => {
  const given = parameters.filter(({ example }) => example !== undefined)

  return given.length > 0
    ? Object.fromEntries(given.map(({ name, example }) => [name, example]))
    : undefined
}

const exampleOf = (operation: Operation, answer: unknown): Call['example'] => {
  const params = valuesOf(parametersIn(operation, 'path'))
  const query = valuesOf(parametersIn(operation, 'query'))
  const body = only(operation.requestBody?.content)?.example

  return {
    input: {
      ...(params && { params }),
      ...(query && { query }),
      ...(body !== undefined && { body }),
    },
    answer,
  }
}

const readOperation = (operation: Operation) => {
  const statuses = Object.keys(operation.responses)
  const done = statuses.find((status) => status.startsWith('2')) ?? ''
  const answer = only(operation.responses[done]?.content)

  return {
    name: `${operation.operationId}Call`,
    description: operation.description,
    takes: takenBy(operation),
    gives: answer?.schema ?? {},
    failures: statuses.filter((status) => status !== done),
    example: exampleOf(operation, answer?.example),
  }
}

/** Every call by its subject, as the OpenAPI document describes them and the package exports them. */
export const readCalls = (): readonly Subject[] => {
  const { tags, paths } = readDocument()
  const modules = new Map(
    readPublic(readManifest('contracts'), `${CONTRACTS}/src`, '.ts').flatMap(({ name, names }) =>
      names.map((each) => [each.name, name] as const),
    ),
  )
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      subject: operation.tags[0],
      call: {
        ...readOperation(operation),
        module: modules.get(`${operation.operationId}Call`) ?? '',
        method: method.toUpperCase(),
        path,
      },
    })),
  )

  return tags.map(({ name, description }) => ({
    name,
    description,
    calls: calls.filter(({ subject }) => subject === name).map(({ call }) => call),
  }))
}

/** Shapes that calls name, and what their failures say. */
export const readShared = (): Readonly<{
  shapes: readonly NamedShape[]
  failures: readonly Failure[]
}> => {
  const { schemas, responses } = readDocument().components

  return {
    shapes: Object.entries(schemas).map(([name, shape]) => ({ name, shape })),
    failures: Object.entries(responses).map(([status, { description }]) => ({
      status,
      description,
    })),
  }
}
