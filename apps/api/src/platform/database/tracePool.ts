import type { Tracer } from '@inzrt/telemetry/traces/createTracer'
import type { ClientBase, Pool, QueryResult } from 'pg'

const OPERATION = /^\s*(\w{1,20})/
const TABLE = /\b(?:from|into|update)\s+"?([a-z_]{1,63})\b/i

type Text = string | Readonly<{ text: string }>
type Query = (...query: unknown[]) => Promise<QueryResult>

/** What a statement does to which table: words of our own code; its text and values are not told. */
const attributesOf = (query: Text) => {
  const text = typeof query === 'string' ? query : (query.text ?? '')

  return {
    'db.system.name': 'postgresql',
    'db.operation.name': (OPERATION.exec(text)?.[1] ?? 'none').toLowerCase(),
    'db.collection.name': TABLE.exec(text)?.[1] ?? 'none',
  }
}

const traced = async (
  name: string,
  tracer: Tracer,
  query: Text,
  work: () => Promise<QueryResult>,
): Promise<QueryResult> => {
  const span = tracer.open(name, name === 'query' ? 'internal' : 'client', tracer.active() ?? null)
  let hasFailed = true
  try {
    const result = await tracer.run(span, work)
    hasFailed = false

    return result
  } finally {
    span.end({ attributes: attributesOf(query), hasFailed })
  }
}

/** Statements of a connection; those of the pool itself come with a callback, which is nobody's promise. */
const traceClient = (client: ClientBase, tracer: Tracer): void => {
  const send = client.query.bind(client) as unknown as Query
  const query = (...args: unknown[]) =>
    tracer.active() && typeof args.at(-1) !== 'function'
      ? traced('statement', tracer, args[0] as Text, () => send(...args))
      : send(...args)
  client.query = query as typeof client.query
}

/**
 * Tells queries of a pool in the trace they belong to: the query with its wait for a connection, and in it the statement
 * as PostgreSQL had it. What belongs to no trace goes on as it did.
 */
export const tracePool = (pool: Pool, tracer: Tracer): void => {
  pool.on('connect', (client) => traceClient(client, tracer))
  const send = pool.query.bind(pool) as unknown as Query
  const sendTraced: Query = async (...args) => {
    const client = await pool.connect()
    let failure: Error | undefined
    try {
      return await (client.query as unknown as Query)(...args)
    } catch (error) {
      failure = error as Error
      throw error
    } finally {
      // As the pool itself does it: a connection whose query failed is not used again.
      client.release(failure)
    }
  }
  const query: Query = (...args) =>
    tracer.active() && typeof args.at(-1) !== 'function'
      ? traced('query', tracer, args[0] as Text, () => sendTraced(...args))
      : send(...args)
  pool.query = query as unknown as typeof pool.query
}
