import { ReportReceiptSchema } from '@inzrt/contracts/desk/report'
import { expect, test } from 'vitest'
import { reports } from '../../platform/database/schema/reports.ts'
import { createTestApp, visitorOf } from '../../test/createTestApp.ts'
import { createWorld } from '../../test/createWorld.ts'

const { database, ask } = await createTestApp()
const { addSection, addAd } = createWorld(database)
const section = await addSection()
const other = await addSection({ slug: 'jinam' })
const report = (
  slug: string,
  call: string,
  { body, client = '192.0.2.1' }: { body?: object; client?: string } = {},
) =>
  ask(`/api/front/inzrts/${slug}/${call}`, {
    method: 'PUT',
    headers: visitorOf('general', client),
    ...(body && { payload: body }),
  })
const kept = () => database.db.select().from(reports)

test.each([
  ['R256 wrong section', 'markAsHavingWrongSection', 'wrong_section'],
  ['R257 inappropriate', 'markInappropriate', 'inappropriate'],
] as const)('R003 %s is kept without a body, once a visitor', async (_row, call, kind) => {
  const ad = await addAd(section)
  const first = await report(ad.slug, call)
  const second = await report(ad.slug, call)
  await report(ad.slug, call, { client: '192.0.2.2' })
  ReportReceiptSchema.parse(first.json())

  expect([first.statusCode, second.statusCode]).toEqual([200, 200])
  expect(second.json()).toEqual(first.json())
  expect(first.json().data).toMatchObject({ slug: ad.slug, kind })
  expect((await kept()).filter(({ adId }) => adId === ad.id)).toHaveLength(2)
})

test('R257 a notice of illegal content keeps everything the law asks for', async () => {
  const ad = await addAd(section)
  await report(ad.slug, 'markInappropriate', {
    body: {
      reason: 'illegal',
      explanation: 'Padělaná značka.',
      name: 'Petr',
      email: 'petr@example.cz',
      goodFaith: true,
      suggestedSectionSlug: 'jinam',
    },
  })

  expect((await kept()).find(({ adId }) => adId === ad.id)).toMatchObject({
    kind: 'illegal',
    reason: 'illegal',
    explanation: 'Padělaná značka.',
    reporterName: 'Petr',
    reporterEmail: 'petr@example.cz',
    isGoodFaith: true,
    suggestedSectionId: other.id,
    state: 'new',
  })
})

test('R256 R257 illegal content is a notice by either call', async () => {
  const ad = await addAd(section)
  const body = { reason: 'illegal', explanation: 'Padělaná značka.', name: 'Petr' }
  await report(ad.slug, 'markAsHavingWrongSection', {
    body: { ...body, email: 'petr@example.cz', goodFaith: true },
  })

  expect((await kept()).find(({ adId }) => adId === ad.id)?.kind).toBe('illegal')
})

test('V016 a visitor may report again for another reason, or after the decision', async () => {
  const ad = await addAd(section)
  const because = (reason: string) => report(ad.slug, 'markInappropriate', { body: { reason } })
  const ofAd = async () => (await kept()).filter(({ adId }) => adId === ad.id)
  for (const reason of ['sold', 'sold', 'fraud']) await because(reason)
  expect((await ofAd()).map(({ reason }) => reason)).toEqual(['sold', 'fraud'])

  await database.pool.query(`update reports set state = 'dismissed' where ad_id = $1`, [ad.id])
  await because('sold')
  expect((await ofAd()).filter(({ state }) => state === 'new')).toMatchObject([{ reason: 'sold' }])
})

test('R256 who reported is kept as a mark that tells no address', async () => {
  for (const { visitorHash } of await kept()) {
    expect(visitorHash).not.toContain('192.0.2')
    expect(visitorHash).toHaveLength(43)
  }
})

test('R257 wrong fields are told one by one', async () => {
  const ad = await addAd(section)
  const answer = await report(ad.slug, 'markInappropriate', {
    body: { email: 'petr', explanation: 'x'.repeat(2_001) },
  })

  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({
    code: 'validation',
    errors: {
      email: ['E-mail není ve správném tvaru.'],
      explanation: ['Pole „co k\u00a0tomu víte“ může mít nejvýše 2\u00a0000\u00a0znaků.'],
    },
  })
})

test('R256 an ad that is not there cannot be reported', async () => {
  expect((await report('neni-0zzz', 'markInappropriate')).statusCode).toBe(404)
  const hidden = await addAd(section, { state: 'paused' })
  expect((await report(hidden.slug, 'markInappropriate')).statusCode).toBe(404)
})
