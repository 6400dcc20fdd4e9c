import { formMessage } from '@inzrt/rules/forms'
import { eq } from 'drizzle-orm'
import { localities } from '../../platform/database/schema/localities.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { invalidFields } from '../../platform/errors/problems.ts'

/** @throws Problem 422 when there is no such place */
export const requireLocality = async (tx: Transaction, id: number): Promise<void> => {
  const [found] = await tx
    .select({ id: localities.id })
    .from(localities)
    .where(eq(localities.id, id))
  if (!found) throw invalidFields({ localityId: [formMessage.choose('lokalita')] })
}
