import { expect, test } from 'vitest'
import { createModerators } from '../../test/createModerators.ts'

const { hire, call, audit } = await createModerators()
const admin = await hire('admin')
const send = (method: 'POST' | 'PUT', path: string, body: object) =>
  call(method, `/api/admin/coupons${path}`, body, { token: admin.token })
const newCoupon = {
  kind: 'percent',
  value: 10,
  services: ['topping', 'renew'],
  brand: null,
  isActive: true,
  endsOn: '2026-05-31',
  usesMax: 100,
  usesPerPerson: 1,
}
const worth = async (coupon: string, brand: 'general' | 'adult' = 'general') =>
  (await call('POST', '/api/front/coupons', { coupon }, { brand })).json().data

test('P053 an admin makes a code, people can use it at once, and the log says who made it', async () => {
  const {
    id,
    mark: _,
    ...added
  } = (await send('POST', '', { ...newCoupon, code: 'leto-2026' })).json().data

  expect(added).toEqual({ ...newCoupon, code: 'LETO2026', uses: 0 })
  expect(await worth('LETO2026')).toMatchObject({ kind: 'percent', value: 10 })
  expect(await audit(id, 'coupon')).toMatchObject([
    { action: 'added', actorName: admin.nickname, detail: { name: 'LETO2026', value: 10 } },
  ])
})

test('P053 a code is changed for one site, turned off, and never made twice', async () => {
  const made = (await send('POST', '', { ...newCoupon, code: 'PODZIM' })).json().data
  const { id, code, uses: _, ...read } = made
  const changed = await send('PUT', `/${id}`, {
    ...read,
    brand: 'adult',
    kind: 'amount',
    value: 5_000,
  })

  expect(changed.json().data).toMatchObject({ code, brand: 'adult', value: 5_000 })
  expect([await worth(code), await worth(code, 'adult')]).toMatchObject([
    undefined,
    { kind: 'amount', value: 5_000 },
  ])
  expect((await send('PUT', `/${id}`, { ...read, isActive: false })).statusCode).toBe(409)
  expect((await send('POST', '', { ...newCoupon, code: 'podzim' })).json().errors).toEqual({
    code: ['Tento kód už tu je.'],
  })
})

test('P053 coupons are listed with how often each is used, the newest first', async () => {
  await send('POST', '', { ...newCoupon, code: 'ZIMA' })
  const { data } = (
    await call('GET', '/api/admin/coupons', undefined, { token: admin.token })
  ).json()

  expect(data.map(({ code }: { code: string }) => code)).toEqual(['ZIMA', 'PODZIM', 'LETO2026'])
  expect(data[0]).toMatchObject({ ...newCoupon, uses: 0 })
})

test.each([
  ['of a negative value', { value: -1 }],
  ['that is worth nothing', { value: 0 }],
  ['of more than a hundred per cent', { value: 101 }],
  ['for no service', { services: [] }],
  ['for one service twice', { services: ['renew', 'renew'] }],
  ['that nobody can use', { usesMax: 0 }],
  ['whose code cannot be one', { code: 'Á1' }],
])('P053 a coupon %s is not made', async (_, changes) => {
  expect((await send('POST', '', { ...newCoupon, code: 'VADNY', ...changes })).statusCode).toBe(422)
  expect(await worth('VADNY')).toBeUndefined()
})
