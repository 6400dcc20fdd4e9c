import { CALLS, type CallName } from '@inzrt/contracts/calls'
import {
  ROLES,
  type Role,
  type Target,
  targetsOf,
} from '../../../apps/api/src/test/rights/expectedOf.ts'
import { pathOf } from '../../../apps/api/src/test/rights/pathOf.ts'
import { RULES } from '../../../apps/api/src/test/rights/rules.ts'
import { describeAnswer } from '../normalise/describeAnswer.ts'
import { hideTokens } from '../normalise/hideTokens.ts'
import { namePeople } from '../normalise/namePeople.ts'
import type { HeldProduct } from '../product/startHeldProduct.ts'
import type { Write } from '../Write.ts'
import { askBff } from './askBff.ts'
import { createCast } from './createCast.ts'
import { createDemoWorld } from './createDemoWorld.ts'
import { type Cell, rightsTable } from './rightsTable.ts'

type Cast = Awaited<ReturnType<typeof createCast>>

const record = async (
  castFor: Cast,
  name: CallName,
  role: Role,
  target: Target,
): Promise<Cell & { readonly text: string }> => {
  const { own, foreign, cookie } = await castFor(name, role, target)
  const answer = await askBff({
    method: CALLS[name].method,
    path: pathOf(name, target, own, foreign),
    cookie,
    body: RULES[name].body?.(own, foreign),
  })
  const text = hideTokens(namePeople(describeAnswer(answer), { own, foreign }))

  return { name, role, target, status: answer.status, text }
}

/** Each answer once, below the names of all who got it. */
const describeCall = (name: CallName, cells: readonly (Cell & { text: string })[]): string => {
  const byText = Map.groupBy(cells, ({ text }) => text)
  const answers = [...byText].map(
    ([text, got]) => `── ${got.map(({ role, target }) => `${role} ${target}`).join(', ')}\n${text}`,
  )

  return [`${CALLS[name].method} ${CALLS[name].path}`, '', ...answers].join('\n')
}

/**
 * Makes every call of the contract through the bff, as everybody, about one's own things, another person's and
 * some that are not there, and records what was answered, with a table of who may what.
 */
export const recordCalls = async (product: HeldProduct, write: Write): Promise<void> => {
  const castFor = await createCast(await createDemoWorld(product.database))
  const all: Cell[] = []
  for (const name of (Object.keys(CALLS) as CallName[]).sort()) {
    const cells = []
    for (const role of ROLES)
      for (const target of targetsOf(name)) cells.push(await record(castFor, name, role, target))
    write(`calls/${name}.txt`, describeCall(name, cells))
    all.push(...cells)
    // What a call has jobs do is done before the next one is made.
    await product.untilIdle()
  }
  write('rights.txt', rightsTable(all))
}
