import { Client } from 'pg'

type Query = (...args: readonly unknown[]) => unknown

const isNamed = (query: unknown): query is Readonly<{ name: string }> =>
  typeof query === 'object' && query !== null && 'name' in query

/**
 * A connection whose statements have no names: a pooler gives the next transaction another connection, which does
 * not know them. PostgreSQL then reads a statement again each time.
 */
export class UnnamedClient extends Client {
  override query: Client['query'] = ((query: unknown, ...rest: readonly unknown[]) => {
    const ask = super.query as Query
    if (!isNamed(query)) return ask.call(this, query, ...rest)
    const { name, ...unnamed } = query

    return ask.call(this, unnamed, ...rest)
  }) as Client['query']
}
