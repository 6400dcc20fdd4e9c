import { CALLS, type CallName } from '@inzrt/contracts/calls'
import { createPeople, type Person } from '../../../apps/api/src/test/rights/createPeople.ts'
import {
  expectedOf,
  type Role,
  scopeOf,
  type Target,
} from '../../../apps/api/src/test/rights/expectedOf.ts'
import { RULES } from '../../../apps/api/src/test/rights/rules.ts'
import type { createDemoWorld } from './createDemoWorld.ts'
import { createDraw } from './createDraw.ts'
import { enterAs } from './enterAs.ts'

/** Somebody who makes calls, what their browser keeps, and another person whose things they may name. */
type Actor = { readonly own: Person; readonly foreign: Person; readonly cookie: string }

const changesThings = (name: CallName, role: Role, target: Target): boolean =>
  CALLS[name].method !== 'GET' &&
  expectedOf(name, RULES[name], role, target).some((status) => status < 400)

/** Gives each call its people: new ones where it may change them, the same ones again otherwise. */
export const createCast = async (world: Awaited<ReturnType<typeof createDemoWorld>>) => {
  const addPerson = await createPeople(world, createDraw())
  const standing = new Map<Role, Actor>()

  const newActor = async (role: Role): Promise<Actor> => {
    const own = await addPerson(scopeOf(role))

    return { own, foreign: await addPerson(), cookie: await enterAs(role, own) }
  }

  return async (name: CallName, role: Role, target: Target): Promise<Actor> => {
    if (changesThings(name, role, target)) return newActor(role)
    const actor = standing.get(role) ?? (await newActor(role))
    standing.set(role, actor)

    return actor
  }
}
