import type { Scope } from '@inzrt/contracts/account/user'
import { CALLS, type CallName } from '@inzrt/contracts/calls'
import type { Rule } from './Rule.ts'

/** All who may ask, the holder of an ad's password among them. */
export const ROLES = ['guest', 'holder', 'user', 'clerk', 'moderator', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** Whose the thing is that a call names. */
const TARGETS = ['own', 'foreign', 'missing'] as const
export type Target = (typeof TARGETS)[number]

/** A call that names nothing is about who makes it. */
export const targetsOf = (name: CallName): readonly Target[] =>
  CALLS[name].path.includes('{') ? TARGETS : ['own']

const REFUSED = [401, 403, 404]

const successOf = (name: CallName): number =>
  [200, 201, 202].find((status) => status in CALLS[name].responses) ?? 200

const isMember = (role: Role): role is Scope => role !== 'guest' && role !== 'holder'

/** Of the account somebody has whose things a call may name, whether or not they are logged in. */
export const scopeOf = (role: Role): Scope => (isMember(role) ? role : 'user')

const mayAsk = ({ may, isAboutOthers }: Rule, role: Role, target: Target): boolean => {
  if (may === 'everyone') return true
  if (may === 'insiders') return isMember(role)
  if (may === 'members') return isMember(role) && (target !== 'foreign' || isAboutOthers === true)
  if (may === 'owners') return target !== 'foreign' && (isMember(role) || role === 'holder')

  return Array.isArray(may) && isMember(role) && may.includes(role)
}

/** With which statuses a call may be answered. */
export const expectedOf = (
  name: CallName,
  rule: Rule,
  role: Role,
  target: Target,
): readonly number[] => {
  if (!mayAsk(rule, role, target)) return REFUSED

  return target === 'missing' ? [404] : [rule.answers ?? successOf(name)]
}
