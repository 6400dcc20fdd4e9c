import type { ClientBase } from 'pg'

/** More than the demo has of anything but ads. */
const RESERVED = 100_000

const TABLES = ['sections', 'localities', 'users', 'banners', 'ads'] as const

/** Keeps the first ids of empty tables for the demo: rows added meanwhile get later ones. */
export const reserveIds = async (client: ClientBase, ads: number): Promise<void> => {
  for (const table of TABLES)
    await client.query(`select setval(pg_get_serial_sequence($1, 'id'), $2)`, [
      table,
      table === 'ads' ? Math.max(ads, 1) : RESERVED,
    ])
}
