import type { Scope } from '@inzrt/contracts/account/user'
import type { Audience } from '@inzrt/contracts/wire/call'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { forbidden, unauthenticated } from '../../platform/errors/authProblems.ts'
import type { SignedIn } from '../../platform/http/SignedIn.ts'
import type { Sessions } from './createSessions.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may ask; a route that does not say is not registered. */
    audience?: Audience
  }
  interface FastifyRequest {
    /** Set where the audience asks for a session, and where one may stand in for another right. */
    user: SignedIn | null
  }
}

/** What staff need besides their scope. @throws Problem when they lack it */
type StaffRule = (user: SignedIn) => Promise<void>
type Guards = Readonly<{ sessions: Sessions; checkStaff: StaffRule }>
type Rule = (request: FastifyRequest, guards: Guards) => Promise<SignedIn | null>

const optional: Rule = async ({ caller }, { sessions }) =>
  caller.bearer ? sessions.authenticate(caller) : null

/** The scope is the account's own, read again at every call; what the token says of it counts for nothing. */
const ofOurs =
  (...scopes: readonly Scope[]): Rule =>
  async (request, { sessions, checkStaff }) => {
    const user = await sessions.authenticate(request.caller)
    // Known also when it may not: who was refused is written down.
    request.user = user
    if (!scopes.includes(user.scope)) throw forbidden()
    await checkStaff(user)

    return user
  }

const RULES: Readonly<Record<Audience, Rule>> = {
  anyone: async () => null,
  visitor: optional,
  user: (request, { sessions }) => sessions.authenticate(request.caller),
  /** A grant or a password may do instead; the handler asks for them. */
  owner: optional,
  clerk: ofOurs('clerk', 'admin'),
  moderator: ofOurs('moderator', 'admin'),
  admin: ofOurs('admin'),
  internal: async ({ caller }) => {
    if (!caller.isInsider) throw unauthenticated()

    return null
  },
  /** The handler checks the provider's signature. */
  hook: async () => null,
}

/**
 * Lets a request in by its route's audience, before anything of it is read. Call before the routes
 * are registered.
 */
export const authoriseRequests = (
  app: FastifyInstance,
  sessions: Sessions,
  checkStaff: StaffRule,
): void => {
  app.decorateRequest('user', null)
  app.addHook('onRoute', ({ url, config }) => {
    if (!config?.audience) throw new Error(`${url} does not say who may ask it.`)
  })
  app.addHook('onRequest', async (request, reply) => {
    const { audience } = request.routeOptions.config
    if (!audience) return
    if (audience !== 'anyone') reply.header('cache-control', 'no-store')
    request.user = await RULES[audience](request, { sessions, checkStaff })
  })
}
