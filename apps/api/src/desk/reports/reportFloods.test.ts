import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '../../platform/database/schema/auditLog.ts'
import { createModerators } from '../../test/createModerators.ts'
import { visitorOf } from '../../test/createTestApp.ts'

const { database, addSection, addAd, hire, call, ask, log, clock } = await createModerators()
const section = await addSection({ slug: 'kola', name: 'Kola' })
const HOUR = 3_600

let networks = 0
const reportFromAnywhere = ({ slug }: { slug: string }) => {
  networks += 1
  const client = `198.51.${Math.floor(networks / 250)}.${networks % 250}`

  return call('PUT', `/api/front/inzrts/${slug}/markInappropriate`, undefined, { client })
}

/** As the bff tells it of a visitor it refuses. */
const tell = async (slug: string) => {
  const options = { method: 'POST', headers: visitorOf('general'), payload: { slug } } as const
  const answer = await ask('/api/front/report-floods', options)

  return answer.json().data.isNoted
}

const floods = () =>
  database.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.entity, 'ad'), eq(auditLog.action, 'flooded')))

test('R223 P041 a flood of reports of one ad is one entry of the log an hour', async () => {
  const ad = await addAd(section, { heading: 'Dětské kolo' })
  for (let count = 0; count < 20; count += 1) await reportFromAnywhere(ad)
  expect(await log(ad.id)).toEqual([])

  for (let count = 0; count < 20; count += 1) await reportFromAnywhere(ad)
  expect(await log(ad.id)).toMatchObject([
    {
      actorId: null,
      actorName: 'systém',
      scope: 'system',
      action: 'flooded',
      detail: {
        heading: 'Dětské kolo',
        message: 'K\u00a0inzerátu přišlo za hodinu víc než 20\u00a0hlášení.',
      },
    },
  ])
  clock.pass(HOUR)
  for (let count = 0; count < 21; count += 1) await reportFromAnywhere(ad)
  expect(await log(ad.id)).toHaveLength(2)
})

test('R223 P041 refused reports of a visitor are one entry about the ad, without who it is', async () => {
  const ad = await addAd(section)
  const told = [await tell(ad.slug), await tell(ad.slug)]
  const [entry, ...more] = await log(ad.id)

  expect([told, more]).toEqual([[true, false], []])
  expect(entry).toMatchObject({ detail: { message: expect.stringMatching(/^Jeden návštěvník/) } })
  expect(JSON.stringify(entry)).not.toContain('192.0.2')
})

test('R223 P041 an admin reads of a flood where all else is read', async () => {
  const { token } = await hire('admin')
  const { slug, id } = await addAd(section)
  await tell(slug)
  const { data } = (await call('GET', '/api/admin/audit', undefined, { token })).json()

  expect(data[0]).toMatchObject({ actor: 'systém', action: 'flooded', entity: 'ad', entityId: id })
})

test('R223 P041 nobody but the bff tells of a flood', async () => {
  const { slug, id } = await addAd(section)
  const { 'x-inzrt-key': _, ...stranger } = visitorOf('general')
  const options = { method: 'POST', headers: stranger, payload: { slug } } as const

  expect((await ask('/api/front/report-floods', options)).statusCode).toBe(401)
  expect(await log(id)).toEqual([])
})

test('R223 P041 a flood from any addresses writes at most thirty entries of the log an hour', async () => {
  clock.pass(HOUR)
  expect([await tell('neni-0zzz'), await tell('neni-0zzx')]).toEqual([true, false])
  for (let count = 0; count < 35; count += 1) await tell((await addAd(section)).slug)
  const begun = (await floods()).filter(
    ({ at }) => at.getTime() > clock.read().getTime() - HOUR * 1_000,
  )

  expect(begun).toHaveLength(30)
})
