import { breakJson } from './breakJson.ts'
import { createSampler, type Sampler, type Schema } from './createSampler.ts'
import { HOSTILE_JSON } from './hostileJson.ts'
import { type Dice, rollDice } from './rollDice.ts'

type Parameter = Readonly<{ name: string; in: string; required?: boolean; schema: Schema }>

type Operation = Readonly<{
  operationId: string
  parameters?: readonly Parameter[]
  requestBody?: Readonly<{ content: Readonly<Record<string, Readonly<{ schema: Schema }>>> }>
}>

/** The part of an OpenAPI document that requests are made from. */
export type Reference = Readonly<{
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  components?: Readonly<{ schemas?: Readonly<Record<string, Schema>> }>
}>

export type FuzzRequest = Readonly<{
  name: string
  method: string
  url: string
  headers: Readonly<Record<string, string>>
  payload?: string
}>

type Knowledge = Readonly<{
  /** Values of fields and placeholders that exist. */
  things: Readonly<Record<string, unknown>>
  /** A body that would be accepted; otherwise one is made from its schema. */
  bodyOf?: (name: string) => unknown
}>

const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

const TYPES = [
  'application/json; charset=utf-16',
  'application/json; charset=x',
  'application/json;charset="utf-8',
  'application/problem+json',
  'Application/JSON',
  'application/json\t; a=b',
  'text/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'x',
  '',
]
const SUFFIXES = ['[]', '[length]', '[0][a]', '[__proto__]', '.length']
const HEADERS = [
  'idempotency-key',
  'x-inzrt-work',
  'x-inzrt-grant',
  'x-inzrt-flow',
  'x-inzrt-device',
  'x-request-id',
  'accept',
  'user-agent',
  'if-none-match',
]

/** A value of a header has no line breaks and no letters past one byte. */
const headerText = (dice: Dice): string =>
  dice
    .oneOf(HOSTILE_JSON)
    .replaceAll(/[^\x20-\x7e]/g, '?')
    .slice(0, 3_000)

/** The text a piece of JSON says, or the piece itself. */
const plainText = (json: string): string => {
  const text = json.startsWith('"') && !json.includes('\\ud') ? JSON.parse(json) : json

  return text.toWellFormed().slice(0, 3_000)
}

const queryOf = (parameters: readonly Parameter[], dice: Dice, sample: Sampler): string => {
  const pairs: string[] = []
  for (const { name, schema, required } of parameters) {
    if (!dice.hits(required ? 1 : 4)) continue
    const value = dice.hits(5) ? plainText(dice.oneOf(HOSTILE_JSON)) : String(sample(schema, name))
    const key = dice.hits(8) ? dice.oneOf(SUFFIXES.map((suffix) => name + suffix)) : name
    const pair = `${encodeURIComponent(key)}=${encodeURIComponent(value)}`
    pairs.push(...(dice.hits(12) ? [pair, pair] : [pair]))
  }
  const query = pairs.join('&')

  return dice.hits(40) ? `${query}&__proto__=1&%=%ff%zz&&=&a` : query
}

/** Broken forms, around something that is not quite a photo. */
const formOf = (dice: Dice): string => {
  const [open, name] = ['--x\r\n', dice.oneOf(['file', '__proto__', 'constructor', '', 'a"b'])]
  const head = `Content-Disposition: form-data; name="${name}"; filename="a.jpg"\r\n\r\n`
  const form = `${open}${head}${dice.oneOf(HOSTILE_JSON)}\r\n${dice.oneOf(['', open + head])}--x--\r\n`

  return dice.hits(2) ? form.slice(0, dice.below(form.length)) : form
}

/**
 * Requests with something wrong in them, to every call of an OpenAPI document. The same seed makes the
 * same requests for the same things.
 */
export function* fuzzRequests(
  { paths, components }: Reference,
  seed: number,
  count: number,
  { things, bodyOf }: Knowledge,
): Generator<FuzzRequest> {
  const dice = rollDice(seed)
  const sample = createSampler(components?.schemas ?? {}, dice, things)
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      path,
      operation,
      method: method.toUpperCase(),
      query: (operation.parameters ?? []).filter((one) => one.in === 'query'),
    })),
  )

  for (let at = 0; at < count; at++) {
    const { path, method, operation, query } = dice.oneOf(calls)
    const name = operation.operationId
    const address = path.replace(/\{(\w+)\}/g, (_, part: string) =>
      dice.hits(4)
        ? encodeURIComponent(plainText(dice.oneOf(HOSTILE_JSON)).slice(0, 500)) || '-'
        : String(things[part] ?? '1'),
    )
    const search = queryOf(query, dice, sample)
    const content = operation.requestBody?.content ?? {}
    const schema = content['application/json']?.schema
    const isForm = 'multipart/form-data' in content || name === 'uploadImage'
    const hasBody = isForm || (WRITES.has(method) && (schema !== undefined || dice.hits(3)))
    const body = bodyOf && dice.hits(2) ? bodyOf(name) : undefined
    const type = isForm ? 'multipart/form-data; boundary=x' : 'application/json'

    yield {
      name,
      method,
      url: search ? `${address}?${search}` : address,
      headers: {
        ...(dice.hits(4) && { [dice.oneOf(HEADERS)]: headerText(dice) }),
        ...(hasBody && { 'content-type': dice.hits(20) ? dice.oneOf(TYPES) : type }),
      },
      ...(hasBody && {
        payload: isForm ? formOf(dice) : breakJson(body ?? sample(schema ?? {}), dice),
      }),
    }
  }
}
