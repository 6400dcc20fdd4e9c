import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/openDatabase.ts'
import { appSecrets } from '../../../platform/database/schema/secondFactors.ts'
import type { SecretSeal } from './createSecretSeal.ts'

/** Seals anew what an older key has sealed, so that the older one can be taken away. */
export const resealSecrets = async (
  { db }: Pick<Database, 'db'>,
  seal: SecretSeal,
): Promise<void> => {
  const old = await db
    .select({ userId: appSecrets.userId, sealed: appSecrets.sealed })
    .from(appSecrets)
    .where(sql`not starts_with(${appSecrets.sealed}, ${seal.present})`)
  for (const { userId, sealed } of old) {
    const secret = seal.open(userId, sealed)
    if (!secret) continue
    await db
      .update(appSecrets)
      .set({ sealed: seal.seal(userId, secret) })
      .where(and(eq(appSecrets.userId, userId), eq(appSecrets.sealed, sealed)))
  }
}
