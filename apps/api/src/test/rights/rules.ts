import { CALLS, type CallName, INSIDE_CALLS } from '@inzrt/contracts/calls'
import type { Audience, Call } from '@inzrt/contracts/wire/call'
import type { Rule } from './Rule.ts'
import { WAYS } from './ways.ts'

const BY_AUDIENCE: Readonly<Record<Audience, Rule['may']>> = {
  anyone: 'everyone',
  visitor: 'everyone',
  user: 'members',
  owner: 'owners',
  clerk: ['clerk', 'admin'],
  moderator: ['moderator', 'admin'],
  admin: ['admin'],
  internal: 'insiders',
  hook: 'providers',
}

const calls = Object.entries<Call>(CALLS) as readonly (readonly [CallName, Call])[]

/** Who may make each call, as the contract says, and how. */
export const RULES = Object.fromEntries(
  calls.map(([name, { audience }]) => [name, { may: BY_AUDIENCE[audience], ...WAYS[name] }]),
) as Readonly<Record<CallName, Rule>>

/** Addresses beside the calls and the reference's own. All of them are everybody's. */
export const OPEN_ROUTES: readonly string[] = [
  'GET /health',
  'GET /ready',
  'GET /api/image/*',
  'GET /api/noviny/*',
  'GET /api/image/card/:slug.jpg',
]

/** Those of our own processes, which no page makes. */
export const INSIDE_ROUTES: readonly string[] = Object.values(INSIDE_CALLS).map(
  ({ method, path }) => `${method} ${path}`,
)
