import type { LogPosition } from '@inzrt/contracts/wire/logPosition'
import type { ClientBase, Pool } from 'pg'

/** How far the log of the database is written: whatever was committed by now lies before. */
export const readPosition = async (connection: Pool | ClientBase): Promise<LogPosition> => {
  const { rows } = await (connection as Pool).query<{ position: LogPosition }>({
    name: 'log_position',
    text: 'select pg_current_wal_insert_lsn()::text as position',
  })
  if (!rows[0]) throw new Error('The database does not say how far its log is written.')

  return rows[0].position
}
