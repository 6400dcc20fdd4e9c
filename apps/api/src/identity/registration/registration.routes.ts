import { registerCall } from '@inzrt/contracts/account/auth'
import type { FastifyPluginAsync } from 'fastify'
import { serveCall } from '../../platform/http/serveCall.ts'
import { createRegistrar, type RegistrarDependencies } from './createRegistrar.ts'

export const registrationRoutes: FastifyPluginAsync<RegistrarDependencies> = async (
  app,
  dependencies,
) => {
  const register = createRegistrar(dependencies)
  serveCall(app, registerCall, register)
}
