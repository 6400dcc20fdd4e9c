import { ATTRIBUTE_SETS, type AttributeSet } from '@inzrt/rules/attributes'
import type { Database } from '../../platform/database/openDatabase.ts'
import { attributeSets } from '../../platform/database/schema/attributeSets.ts'

/** All sets, each with what an operator changed of it. */
export const readAskedSets = async ({ db }: Database): Promise<readonly AttributeSet[]> => {
  const changed = await db
    .select({ name: attributeSets.name, changes: attributeSets.changes })
    .from(attributeSets)

  return ATTRIBUTE_SETS.map((name) => changed.find((one) => one.name === name) ?? name)
}
