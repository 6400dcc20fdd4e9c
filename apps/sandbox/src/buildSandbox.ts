import Fastify, { type FastifyInstance } from 'fastify'
import { type AgeDependencies, ageRoutes } from './age/age.routes.ts'
import { clockRoutes } from './clock/clock.routes.ts'
import { type GatewayDependencies, gatewayRoutes } from './gateway/gateway.routes.ts'
import { compileValidator } from './http/compileValidator.ts'
import { guardSandbox } from './http/guardSandbox.ts'
import { readForms } from './http/readForms.ts'
import { type MailDependencies, mailRoutes } from './mail/mail.routes.ts'
import { type PageDependencies, pageRoutes } from './page/page.routes.ts'
import { operatorRoutes } from './phone/operator.routes.ts'
import { type PhoneDependencies, phoneRoutes } from './phone/phone.routes.ts'
import { pushRoutes } from './push/push.routes.ts'
import { registerRoutes } from './register/register.routes.ts'

export type SandboxParts = AgeDependencies &
  GatewayDependencies &
  MailDependencies &
  PageDependencies &
  PhoneDependencies

/** The pages and calls of everybody outside the product. */
export const buildSandbox = async (parts: SandboxParts): Promise<FastifyInstance> => {
  const app = Fastify({ logger: { level: 'warn' } })
  app.setValidatorCompiler(compileValidator)
  readForms(app)
  guardSandbox(app)
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      // Without any referrer a form's origin would be told as null.
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
  })
  app.get('/ready', async () => ({ status: 'ready' }))
  await app.register(pageRoutes, parts)
  await app.register(clockRoutes, parts)
  await app.register(mailRoutes, parts)
  await app.register(phoneRoutes, parts)
  await app.register(operatorRoutes, parts)
  await app.register(gatewayRoutes, parts)
  await app.register(ageRoutes, parts)
  await app.register(registerRoutes)
  await app.register(pushRoutes)

  return app
}
