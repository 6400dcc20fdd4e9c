import type { Client, Connection, Submittable } from 'pg'

/** What of a connection moves rows: PostgreSQL sends and takes them as messages of their own. */
type Copying = Connection & {
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(why: string): void
}

/** What a client calls while a statement of ours is under way. */
type Statement = Submittable &
  Readonly<{
    handleCopyInResponse?(connection: Copying): void
    handleCopyData?(message: Readonly<{ chunk: Buffer }>): void
    handleCommandComplete(message: Readonly<{ text: string }>): void
    handleReadyForQuery(): void
    handleError(error: Error): void
  }>

type Ends = Readonly<{ done: () => void; failed: (error: Error) => void }>

const rowsOf = (tag: string): number => Number(tag.split(' ')[1])

/** Sends what comes out, no faster than it is taken. */
const sendRows = (from: Client, text: string, into: Copying, { done, failed }: Ends): void => {
  let isOver = false
  const statement: Statement = {
    submit: (connection: Connection) => connection.query(text),
    handleCopyData: ({ chunk }) => {
      into.sendCopyFromChunk(chunk)
      const { stream } = Reflect.get(from, 'connection') as Connection
      if (!into.stream.writableNeedDrain || stream.isPaused()) return
      stream.pause()
      into.stream.once('drain', () => stream.resume())
    },
    handleCommandComplete: () => {
      isOver = true
    },
    handleReadyForQuery: () => isOver && done(),
    handleError: failed,
  }
  from.query(statement)
}

/**
 * Copies all rows of a table into that of another database, as PostgreSQL writes and reads them itself.
 * @param table - its name as SQL has it, in both databases
 * @returns how many
 */
export const copyRows = (
  from: Client,
  to: Client,
  table: string,
  columns: readonly string[],
): Promise<number> =>
  new Promise((resolve, reject) => {
    const list = columns.map((column) => from.escapeIdentifier(column)).join(', ')
    let rows = 0
    let failure: Error | null = null
    const statement: Statement = {
      submit: (connection: Connection) => connection.query(`copy ${table} (${list}) from stdin`),
      handleCopyInResponse: (connection) =>
        sendRows(from, `copy (select ${list} from ${table}) to stdout`, connection, {
          done: () => connection.endCopyFrom(),
          failed: (error) => {
            failure = error
            connection.sendCopyFail('The rows could not be read.')
          },
        }),
      handleCommandComplete: ({ text }) => {
        rows = rowsOf(text)
      },
      handleReadyForQuery: () => resolve(rows),
      handleError: (error) => reject(failure ?? error),
    }
    to.query(statement)
  })
