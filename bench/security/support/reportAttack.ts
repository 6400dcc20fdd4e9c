import { report } from '../../support/report.ts'
import type { Verdict } from '../../support/verdict.ts'
import { versionOf } from '../../support/versionOf.ts'
import { lengthOfRun } from './wanted.ts'

type Attack = {
  readonly title: string
  readonly method: readonly string[]
  readonly seed?: number
  readonly verdicts: readonly Verdict[]
}

/** Prints what an attack came to and keeps it in docs/security/. */
export const reportAttack = (name: string, { method, ...attack }: Attack): void =>
  report(
    name,
    {
      ...attack,
      method: [...method, lengthOfRun()],
      rounds: 1,
      versions: {
        undici: versionOf('undici', 'apps/bff'),
        fastify: versionOf('fastify', 'apps/bff'),
      },
    },
    'security',
  )
