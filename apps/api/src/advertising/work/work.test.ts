import { createHash } from 'node:crypto'
import type { Work } from '@inzrt/contracts/wire/work'
import { expect, test } from 'vitest'
import { createAdvertisers } from '../../test/createAdvertisers.ts'

const BITS = 8
const { addSection, adOf, call, clock, place, register } = await createAdvertisers({
  workBits: BITS,
})
const section = await addSection({ slug: 'kola' })

const zeroBytes = (text: string): number =>
  createHash('sha256')
    .update(text)
    .digest()
    .findIndex((byte) => byte !== 0)

/** With BITS of 8 a whole byte has to be zero; `hasDone: false` finds a number that will not do. */
const numberFor = (challenge: string, hasDone = true): string => {
  let number = 0
  while (zeroBytes(`${challenge}.${number}`) > 0 !== hasDone) number += 1

  return `${challenge}.${number}`
}

const ask = async (token?: string): Promise<Work> =>
  (await call('GET', '/api/front/work', undefined, token ? { token } : {})).json().data
const placeWith = (work?: string) => place(adOf(section), work ? { work } : {})

test('P032 a guest whose browser did the work places an ad', async () => {
  const { challenge, bits } = await ask()

  expect(bits).toBe(BITS)
  expect((await placeWith(numberFor(challenge))).statusCode).toBe(201)
})

test('P032 a robot that does no work is refused in words', async () => {
  const answer = await placeWith()

  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({ code: 'work', message: expect.stringContaining('robot') })
})

test('P032 work is good for one ad', async () => {
  const proof = numberFor((await ask()).challenge)
  const statuses = []
  for (let time = 0; time < 2; time += 1) statuses.push((await placeWith(proof)).statusCode)

  expect(statuses).toEqual([201, 422])
})

test('P032 work half done, made up, made easier or done too late does not count', async () => {
  const { challenge } = await ask()
  const [, endsAt, mark, signature] = challenge.split('.')
  const later = String(Number(endsAt) + 600)
  const easier = (await ask((await register()).token)).challenge
  const proofs = [
    numberFor(challenge, false),
    numberFor(['0', endsAt, mark, signature].join('.')),
    numberFor([String(BITS), later, mark, signature].join('.')),
    numberFor(easier),
    '8.9.x.y',
  ]
  const codes = []
  for (const proof of proofs) codes.push((await placeWith(proof)).json().code)
  expect(codes).toEqual(proofs.map(() => 'work'))

  const old = numberFor(challenge)
  clock.pass(601)
  expect((await placeWith(old)).json().code).toBe('work')
})

test('P032 nothing is asked of anyone who has an account', async () => {
  const { token } = await register()

  expect(await ask(token)).toMatchObject({ bits: 0 })
  expect((await place(adOf(section), { token })).statusCode).toBe(201)
})

test('P032 work is taken for ten minutes, and no longer', async () => {
  const [early, late] = [(await ask()).challenge, (await ask()).challenge]
  clock.pass(599)
  expect((await placeWith(numberFor(early))).statusCode).toBe(201)
  clock.pass(2)

  expect((await placeWith(numberFor(late))).json().code).toBe('work')
})
