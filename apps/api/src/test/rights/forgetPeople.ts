import type { Database } from '../../database/openDatabase.ts'

/** Takes everybody and their things away, so that reading all there is stays quick. */
export const forgetPeople = async ({ pool }: Database): Promise<void> => {
  await pool.query('truncate users, ads, orders, sections restart identity cascade')
}
