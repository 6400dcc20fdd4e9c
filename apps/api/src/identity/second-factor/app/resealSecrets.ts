import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/openDatabase.ts'
import { appSecrets } from '../../../platform/database/schema/secondFactors.ts'
import { drain } from '../../../platform/jobs/drain.ts'
import type { SecretSeal } from './createSecretSeal.ts'

const BATCH_SIZE = 500

type Sealed = Readonly<{ userId: number; sealed: string }>

/** Seals again what an older key has sealed, so that the older one can be taken away. */
export const resealSecrets = async (
  { db }: Pick<Database, 'db'>,
  seal: SecretSeal,
  turn?: AbortSignal,
): Promise<void> => {
  const resealOne = async ({ userId, sealed }: Sealed): Promise<void> => {
    const secret = seal.open(userId, sealed)
    if (!secret) return
    await db
      .update(appSecrets)
      .set({ sealed: seal.seal(userId, secret) })
      .where(and(eq(appSecrets.userId, userId), eq(appSecrets.sealed, sealed)))
  }
  await drain<Sealed>(async (after) => {
    const old = await db
      .select({ userId: appSecrets.userId, sealed: appSecrets.sealed })
      .from(appSecrets)
      .where(
        and(
          gt(appSecrets.userId, after?.userId ?? 0),
          sql`not starts_with(${appSecrets.sealed}, ${seal.present})`,
        ),
      )
      .orderBy(appSecrets.userId)
      .limit(BATCH_SIZE)
    for (const each of old) await resealOne(each)

    return old
  }, turn)
}
