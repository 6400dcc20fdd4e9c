import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Forms of pages without scripts. */
const FORM = 'application/x-www-form-urlencoded'

/** Lets a part of the application take forms as it takes JSON. */
export const readForms = (app: FastifyInstance): void => {
  app.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}

/** Whether a page sent it, which wants to be shown a page again. */
export const isForm = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith(FORM) ?? false
