import { isLoopbackAddress, isLoopbackName } from '@inzrt/settings/loopback'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { notFound } from './notFound.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Shops send their customers here; what they bring is signed. */
    takesForeignForms?: boolean
  }
}

const isFromHere = ({ ip, hostname }: FastifyRequest): boolean =>
  isLoopbackAddress(ip) && isLoopbackName(hostname)

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
