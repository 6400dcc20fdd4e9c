import { expect, test } from 'vitest'
import { createModerators } from '../../test/createModerators.ts'
import { notifyOfDelay } from './notifyOfDelay.ts'

const world = await createModerators()
const { database, addAd, addSection, clock, identity, call, register } = world
const section = await addSection({ slug: 'hlidana', requiresApproval: true, validDays: 14 })
const parts = { database, outbox: identity.outbox, clock: clock.read }

const FRIDAY_EVENING = new Date('2026-05-15T18:00:00Z')
clock.pass((FRIDAY_EVENING.getTime() - clock.read().getTime()) / 1_000)
const jana = await register()
const { rows } = await database.pool.query('select id from users where nickname = $1', [
  jana.nickname,
])
const waiting = (heading: string) =>
  addAd(section, {
    heading,
    state: 'waiting_approval',
    userId: rows[0].id,
    createdAt: clock.read(),
    updatedAt: clock.read(),
  })
const one = await waiting('První')
const other = await waiting('Druhý')

test('N023 an ad of Friday evening is promised for Tuesday, with its place in the queue', async () => {
  const approvalOf = async (slug: string) =>
    (await call('GET', `/api/front/inzrts/${slug}`, undefined, { token: jana.token })).json().data
      .approval

  expect(await approvalOf(one.slug)).toMatchObject({ place: 1 })
  expect(await approvalOf(other.slug)).toEqual({
    place: 2,
    isLate: false,
    promisedBy: '2026-05-19T21:59:59.000Z',
  })
})

test('N023 an apology goes out once, only when late, and the ad runs a day longer', async () => {
  clock.pass(4 * 86_400)
  expect(await notifyOfDelay(parts)).toBe(0)
  clock.pass(5 * 3_600)
  expect(await notifyOfDelay(parts)).toBe(2)
  expect(await notifyOfDelay(parts)).toBe(0)
  expect((await world.letters(jana.email))[0]).toMatchObject({
    template: 'adDelayed',
    payload: { heading: 'Druhý' },
  })

  const moderator = await world.hire('moderator')
  await world.decide(moderator.token, [one.id], { measure: 'approved' })
  const approved = await world.adNow(one.id)
  expect(approved).toMatchObject({ state: 'published', apologisedAt: null })
  expect(approved.validUntil?.toISOString()).toBe('2026-06-04T21:59:59.000Z')
})

test('R038 the queue tells the due working day and has what waits longest on top', async () => {
  await database.pool.query('delete from ads')
  const first = await waiting('Čeká nejdéle')
  const second = await waiting('Čeká také')
  await database.pool.query(
    `insert into state_log (entity, entity_id, to_state, event, actor, at)
     values ('ad', $1, 'waiting_approval', 'create', 'owner', $2)`,
    [first.id, clock.read()],
  )
  // An ad that was touched later waits no shorter.
  await database.pool.query(
    `update ads set updated_at = updated_at + interval '1 hour' where id = $1`,
    [first.id],
  )
  const queue = async () => {
    const { token } = await world.hire('moderator')
    const answer = await call('GET', '/api/admin/queue', undefined, { token })

    return answer
      .json()
      .data.map(({ ad, due }: { ad: { id: number }; due: object }) => [ad.id, due])
  }

  expect(await queue()).toEqual([
    [first.id, { by: '2026-05-22T21:59:59.000Z', isLate: false }],
    [second.id, { by: '2026-05-22T21:59:59.000Z', isLate: false }],
  ])
  clock.pass(4 * 86_400)
  const third = await waiting('Nový')
  expect(await queue()).toEqual([
    [first.id, expect.objectContaining({ isLate: true })],
    [second.id, expect.objectContaining({ isLate: true })],
    [third.id, { by: '2026-05-26T21:59:59.000Z', isLate: false }],
  ])
})
