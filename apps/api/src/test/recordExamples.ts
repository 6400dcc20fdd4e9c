import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { CALLS } from '@inzrt/contracts/calls'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'

const PLACES = Object.entries(CALLS).map(([name, { method, path }]) => ({
  name,
  method,
  address: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}))

const queryOf = (search: URLSearchParams) =>
  Object.fromEntries(
    [...search.keys()].map((key) => {
      const values = search.getAll(key)

      return [key, values.length > 1 ? values : values[0]]
    }),
  )

const lineOf = (asked: InjectOptions, { statusCode, headers, body }: LightMyRequestResponse) => {
  const { pathname, searchParams } = new URL(String(asked.url), 'http://inzrt.example')
  const method = asked.method?.toUpperCase() ?? 'GET'
  const call = PLACES.find((one) => one.method === method && one.address.test(pathname))
  if (!call || !String(headers['content-type']).startsWith('application/json')) return null

  return {
    name: call.name,
    status: statusCode,
    params: call.address.exec(pathname)?.groups ?? {},
    query: queryOf(searchParams),
    ...(typeof asked.payload === 'object' && { body: asked.payload }),
    answer: JSON.parse(body),
  }
}

/** Writes down each call a test makes and its answer, for the examples of the reference (`npm run reference`). */
export const recordExamples = (app: FastifyInstance, folder: string): void => {
  const inject = app.inject.bind(app) as (options: InjectOptions) => Promise<LightMyRequestResponse>
  const record = async (asked: InjectOptions | string) => {
    const options = typeof asked === 'string' ? { url: asked } : asked
    const answer = await inject(options)
    const line = lineOf(options, answer)
    if (line) appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify(line)}\n`)

    return answer
  }
  Object.assign(app, { inject: record })
}
