import { Client } from 'pg'

/** Others may use a pooler meanwhile, and be given the connection that one of our two had. */
const LOOKS = 20

const backendOf = async (client: Client): Promise<number | undefined> => {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')

  return rows[0]?.pid
}

/** Two connections that are served by one process of PostgreSQL have none of their own. */
const shareOne = async (url: string, first: Client): Promise<boolean> => {
  const second = new Client({ connectionString: url })
  await second.connect()
  try {
    for (let look = 0; look < LOOKS; look += 1)
      if ((await backendOf(first)) === (await backendOf(second))) return true

    return false
  } finally {
    await second.end()
  }
}

/**
 * Makes sure that a connection is ours as long as it is open.
 * @param name - the setting that has the address
 * @throws Error with a sentence for the person who starts the product, when a pooler takes it back after each transaction
 */
export const requireDirect = async (url: string, name = 'DATABASE_URL'): Promise<void> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    // PostgreSQL introduces itself by the process that then answers; a pooler by a number of its own.
    if ((await backendOf(client)) === Reflect.get(client, 'processID')) return
    if (!(await shareOne(url, client))) return
  } finally {
    await client.end()
  }

  throw new Error(
    `${name} leads through a pooler that lends a connection for a transaction only. Give it the address of PostgreSQL itself, and the pooler's to DATABASE_POOL_URL.`,
  )
}
