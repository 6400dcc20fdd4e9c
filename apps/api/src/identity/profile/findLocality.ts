import type { Locality } from '@inzrt/contracts/browse/locality'
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/openDatabase.ts'
import { localities, localityNameColumns } from '../../platform/database/schema/localities.ts'

/** A place by its id. */
export const findLocality = async ({ db }: Database, id: number): Promise<Locality | null> => {
  const [found] = await db
    .select({ id: localities.id, ...localityNameColumns })
    .from(localities)
    .where(eq(localities.id, id))

  return found ?? null
}
