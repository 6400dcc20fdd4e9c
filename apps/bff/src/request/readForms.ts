import type { FastifyInstance } from 'fastify'

/** Lets what we answer ourselves take forms. */
export const readForms = (app: FastifyInstance): void => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_: unknown, body: string | Buffer) => new URLSearchParams(body.toString()),
  )
}
