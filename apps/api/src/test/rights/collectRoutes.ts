import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, RouteOptions } from 'fastify'

const CREATED = 'fastify.initialization'
/** Made by Fastify for every GET, and by us for methods a path lacks. */
const isOfItsOwn = ({ method, onRequest }: RouteOptions): boolean =>
  method !== 'HEAD' && onRequest === undefined

/** Does the work, and tells every route that an application registered meanwhile: „GET /health“. */
export const collectRoutes = async <Result>(
  work: () => Promise<Result>,
): Promise<Readonly<{ result: Result; routes: ReadonlySet<string> }>> => {
  const routes = new Set<string>()
  const watch = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', (route) => {
      if (isOfItsOwn(route)) routes.add(`${route.method} ${route.url}`)
    })
  }
  subscribe(CREATED, watch)
  try {
    return { result: await work(), routes }
  } finally {
    unsubscribe(CREATED, watch)
  }
}
