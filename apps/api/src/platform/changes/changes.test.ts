import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hearChangesCall } from '@inzrt/contracts/wire/changes'
import { HOUR_MS } from '@inzrt/domain/time'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createAccounts } from '../../test/createAccounts.ts'
import { createWorld } from '../../test/createWorld.ts'
import { INTERNAL_KEY } from '../../test/secrets.ts'
import { ads } from '../database/schema/ads.ts'
import { sections } from '../database/schema/sections.ts'
import { sessions } from '../database/schema/sessions.ts'
import { CARD_PAGES } from './tellCardsOutdated.ts'

const { app, database, register, call } = await createAccounts({ maxAgeMs: HOUR_MS })
await app.listen({ host: '127.0.0.1', port: 0 })
const { port } = app.server.address() as AddressInfo

/** A bff that listens, with what it heard so far. */
const listen = async (key = INTERNAL_KEY) => {
  const asked = get({ port, path: hearChangesCall.path, headers: { 'x-inzrt-key': key } })
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  let heard = ''
  answer.setEncoding('utf8').on('data', (text: string) => {
    heard += text
  })
  answer.on('error', () => undefined)

  return {
    answer,
    heard: () => heard,
    ended: new Promise((resolve) => answer.once('close', resolve)),
    leave: () => asked.destroy(),
  }
}

test('S001 the end of a session is told to every bff that listens', async () => {
  const [one, other] = [await listen(), await listen()]
  const { token } = await register()
  const [session] = await database.db.select({ id: sessions.id }).from(sessions)
  await call('POST', '/api/auth/logout', undefined, { token })

  for (const bff of [one, other]) {
    await expect.poll(bff.heard).toContain(`event: session\ndata: ${session?.id}\n`)
    expect(bff.heard()).toMatch(/^id: 1\nevent: hello\n/)
    bff.leave()
  }
})

test('S001 an api shows a section as changed elsewhere, however long it caches sections', async () => {
  const namesOf = async (): Promise<unknown> =>
    (await call('GET', '/api/front/sections')).json().data.map(({ name }: { name: string }) => name)
  await createWorld(database).addSection({ name: 'dřív' })
  await expect.poll(namesOf).toEqual(['dřív'])
  await database.db.update(sections).set({ name: 'teď' })

  await expect.poll(namesOf).toEqual(['teď'])
})

test('S001 a change is told when its transaction ends, and not when it is undone', async () => {
  const bff = await listen()
  const rename = (name: string) => database.db.update(sections).set({ name })
  await database.db
    .transaction(async (tx) => {
      await tx.update(sections).set({ name: 'nic' })
      tx.rollback()
    })
    .catch(() => undefined)
  await rename('něco')
  await database.db.execute(sql`select pg_notify('changes', 'pages last')`)
  await expect.poll(bff.heard).toContain('data: last')

  expect(bff.heard().match(/event: pages/g)).toHaveLength(2)
  expect(bff.heard()).toContain('id: 2\nevent: pages\ndata: *\n')
  bff.leave()
})

test('S001 a blocked ad outdates every page its card may stand on', async () => {
  const { addSection, addAd } = createWorld(database)
  const ad = await addAd(await addSection({ slug: 'kola' }))
  const bff = await listen()
  await database.db.update(ads).set({ state: 'blocked' }).where(eq(ads.id, ad.id))
  await database.db.execute(sql`select pg_notify('changes', 'pages last')`)
  await expect.poll(bff.heard).toContain('data: last')
  const [, told = ''] = /event: pages\ndata: (.*)/.exec(bff.heard()) ?? []

  expect(told.split(',')).toEqual(expect.arrayContaining([...CARD_PAGES, ad.slug]))
  bff.leave()
})

test('S001 a bff whose api loses the database is sent away, and is heard again afterwards', async () => {
  const bff = await listen()
  await database.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'inzrt-changes' and datname = current_database()`,
  )
  await bff.ended
  const again = await listen()

  await expect.poll(again.heard).toContain('event: hello')
  again.leave()
})

test('S001 nobody else hears anything', async () => {
  const { answer, leave } = await listen('guessed')

  expect(answer.statusCode).toBe(401)
  leave()
})
