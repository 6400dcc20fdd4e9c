import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '../../../../../../scripts/testing/freePort.ts'
import { pidFile } from './Cluster.ts'
import { postmasterPid } from './postmasterPid.ts'
import { startEmbedded } from './startEmbedded.ts'
import { stopEmbedded } from './stopEmbedded.ts'

const cluster = { home: await mkdtemp(join(tmpdir(), 'inzrt-embedded-')), port: await freePort() }
afterAll(async () => {
  await stopEmbedded(cluster)
  await rm(cluster.home, { recursive: true, force: true })
})

const ask = async (url: string, text: string) => {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()

  return rows
}

test('N026 an embedded server starts, sorts as Czech does and knows its password', async () => {
  const address = await startEmbedded(cluster)
  const [row] = await ask(
    address('postgres'),
    `select string_agg(word, ' ' order by word) as words
     from unnest(array['chata','cukr','hrad','čaj','žába','zebra']) word`,
  )

  expect(row.words).toBe('cukr čaj hrad chata zebra žába')
  const guess = address('postgres').replace(/:[^:@]+@/, ':guess@')
  await expect(ask(guess, 'select 1')).rejects.toThrow(/password authentication failed/)
})

test('N026 a server that runs is adopted, not started twice', async () => {
  const pid = postmasterPid(cluster)
  await startEmbedded(cluster)

  expect(pid).not.toBeNull()
  expect(postmasterPid(cluster)).toBe(pid)
})

test('N026 what was written is there after the server was killed, and killed again', async () => {
  const address = await startEmbedded(cluster)
  await ask(address('postgres'), 'create table kept (n integer)')
  for (let round = 1; round <= 3; round++) {
    await ask(address('postgres'), `insert into kept values (${round})`)
    process.kill(postmasterPid(cluster) ?? 0, 'SIGKILL')
    await startEmbedded(cluster)
  }

  expect(await ask(address('postgres'), 'select count(*)::integer as n from kept')).toEqual([
    { n: 3 },
  ])
})

test('N026 a server on its way out is not taken for one that runs', async () => {
  const address = await startEmbedded(cluster)
  process.kill(postmasterPid(cluster) ?? 0, 'SIGTERM')
  await startEmbedded(cluster)

  expect(await ask(address('postgres'), 'select 1 as one')).toEqual([{ one: 1 }])
})

test('N026 a stopped server leaves, and its number may belong to a stranger', async () => {
  await stopEmbedded(cluster)
  expect(postmasterPid(cluster)).toBeNull()

  await writeFile(pidFile(cluster), `${process.pid}\n`)
  expect(postmasterPid(cluster)).toBeNull()
  const address = await startEmbedded(cluster)
  expect(await ask(address('postgres'), 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a taken port is told in a sentence', async () => {
  await stopEmbedded(cluster)
  const stranger = createServer((socket) => socket.destroy()).listen(cluster.port, '127.0.0.1')

  await expect(startEmbedded(cluster)).rejects.toThrow(
    `Port ${cluster.port} is in use by another program. Stop it, or set POSTGRES_PORT to a free port.`,
  )
  stranger.close()
})
