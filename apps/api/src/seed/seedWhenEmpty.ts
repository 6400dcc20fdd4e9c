import type { Database } from '../database/openDatabase.ts'
import type { Settings } from '../settings/readSettings.ts'

/** The demo is the same wherever it is made, save that its dates count from the first start. */
export const DEMO_SEED = 1

/** Whether nobody has put anything in yet. */
export const isEmpty = async ({ pool }: Database): Promise<boolean> =>
  (await pool.query('select from sections limit 1')).rowCount === 0

/** Fills an empty database with the demo, unless the settings ask for none. */
export const seedWhenEmpty = async (
  database: Database,
  { seedAds: count, imagesDir }: Settings,
  report: (line: string) => void,
): Promise<void> => {
  if (count === 0 || !(await isEmpty(database))) return
  // Loaded only now: a product that runs has no use for demo data.
  const { seedDemo } = await import('./seedDemo.ts')
  await seedDemo(database, imagesDir, { seed: DEMO_SEED, now: new Date(), count }, report)
}
