import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createAdvertisers } from '../../test/createAdvertisers.ts'
import { visitorOf } from '../../test/createTestApp.ts'

const { database, ask, call, adOf, place, confirm, addSection, clock } = await createAdvertisers()
const section = await addSection({ slug: 'kola', validWeeks: 52 })

const publish = async () => {
  const body = adOf(section, { phoneNumber: undefined })
  const { slug } = (await place(body)).json().data
  await confirm(body.email)
  const path = `/api/front/inzrts/${slug}`
  const proof = await call('POST', `${path}/verifyPassword`, { password: body.password })
  const headers = { ...visitorOf('general'), 'x-inzrt-grant': proof.json().data.grant }

  return { path, headers }
}

const look = (path: string, client: string) => call('POST', `${path}/views`, undefined, { client })

test('P057 an owner sees looks, uncovered phones and messages of thirty days, by days', async () => {
  const { path, headers } = await publish()
  for (const client of ['192.0.2.1', '192.0.2.1', '192.0.2.2']) await look(path, client)
  await call('POST', `${path}/messages`, { email: 'kupec@posta.example', content: 'Dobrý den' })
  await ask(`${path}/views`, { method: 'POST', headers })
  clock.pass(86_400)
  await look(path, '192.0.2.1')
  const grant = await call('POST', `${path}/verifyPassword`, { password: 'heslo k inzerátu' })
  const owner = { ...visitorOf('general'), 'x-inzrt-grant': grant.json().data.grant }
  const { data } = (await ask(`${path}/stats`, { headers: owner })).json()

  expect(data).toHaveLength(30)
  expect(data.slice(-2)).toEqual([
    { day: '2026-05-04', views: 2, reveals: 0, messages: 1 },
    { day: '2026-05-05', views: 1, reveals: 0, messages: 0 },
  ])
  expect(data[0]).toEqual({ day: '2026-04-06', views: 0, reveals: 0, messages: 0 })
})

test('P057 nobody else learns how an ad does', async () => {
  const { path } = await publish()

  expect((await call('GET', `${path}/stats`)).statusCode).toBe(403)
})

test('P057 looks are written together, and a deleted ad’s hold up nobody’s', async () => {
  const gone = await publish()
  const { path, headers } = await publish()
  await look(gone.path, '192.0.2.5')
  for (let client = 1; client <= 20; client++) await look(path, `198.51.100.${client}`)
  const before = await database.db.execute(sql`select count(*)::integer as rows from ad_stats`)
  await database.db.execute(sql`delete from ads where slug = ${gone.path.split('/').at(-1)}`)
  const { data } = (await ask(`${path}/stats`, { headers })).json()
  const after = await database.db.execute(sql`select count(*)::integer as rows from ad_stats`)

  expect(data.at(-1).views).toBe(20)
  expect(Number(after.rows[0]?.rows) - Number(before.rows[0]?.rows)).toBe(1)
})
