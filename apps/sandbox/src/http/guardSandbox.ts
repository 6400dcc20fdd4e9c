import type { FastifyInstance, FastifyRequest } from 'fastify'
import { notFound } from './notFound.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Shops send their customers here; what they bring is signed. */
    takesForeignForms?: boolean
  }
}

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/

/** Names of this machine. A foreign page that got its own name to point here has another one. */
const HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

const isFromHere = ({ ip, hostname }: FastifyRequest): boolean =>
  LOOPBACK.test(ip) && HOSTS.includes(hostname)

/** Browsers say where a form came from; who says nothing is no browser. */
const isOwnForm = ({ headers, host }: FastifyRequest): boolean =>
  ['same-origin', undefined].includes(headers['sec-fetch-site'] as string | undefined) &&
  [`http://${host}`, undefined].includes(headers.origin)

const SAFE: readonly string[] = ['GET', 'HEAD']

const foreignForm = (): Error =>
  Object.assign(new Error('Pískoviště poslouchá jen své vlastní stránky.'), { statusCode: 403 })

/** The sandbox is there for this machine only, and changes only at its own pages' wish. */
export const guardSandbox = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request) => {
    if (!isFromHere(request)) throw notFound()
    const { takesForeignForms } = request.routeOptions.config
    if (SAFE.includes(request.method) || takesForeignForms) return
    if (!isOwnForm(request)) throw foreignForm()
  })
}
