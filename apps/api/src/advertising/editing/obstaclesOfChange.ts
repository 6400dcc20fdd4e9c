import type { Transaction } from '../../platform/database/Transaction.ts'
import { findObstacles } from '../placing/findObstacles.ts'

/** Why a person has to read a change. The first changes of an account are not its first ads. */
export const obstaclesOfChange = async (
  tx: Transaction,
  ad: Parameters<typeof findObstacles>[1],
  now: Date,
) => (await findObstacles(tx, ad, now)).filter((obstacle) => obstacle !== 'new_account')
