import type { Route } from '../routes/Route.ts'

const READ = ['GET', 'HEAD']

/** Methods a route answers; HEAD wherever GET is. */
export const allowedMethods = (route: Route): readonly string[] => {
  if (route.kind === 'local') return route.method === 'GET' ? READ : [route.method]
  if (route.kind === 'return') return ['GET', 'POST']
  if (route.kind !== 'calls') return READ
  return [...route.methods.keys()].flatMap((method) => (method === 'GET' ? READ : [method]))
}
