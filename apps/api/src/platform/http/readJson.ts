import type { FastifyInstance } from 'fastify'

/** An escaped half of a surrogate pair, alone or with its other half. */
const SURROGATE = /\\ud[89a-f]/i

const wellFormed = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed() : value

/**
 * Reads JSON bodies as Fastify does, but no text in them keeps half of a character: UTF-8 has no such thing, and a
 * program that is handed one ends. It becomes what PostgreSQL would keep of it, U+FFFD.
 */
export const readJson = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) =>
      parse(request, body, (error, value) => {
        // Too deep for a reviver, it throws: the parser that called takes that for malformed JSON.
        const isMended = !error && SURROGATE.test(body)
        done(error, isMended ? JSON.parse(body, wellFormed) : value)
      }),
  )
}
