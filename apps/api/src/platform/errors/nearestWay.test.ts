import { expect, test } from 'vitest'
import { createAdvertisers } from '../../test/createAdvertisers.ts'
import { createPeople } from '../../test/rights/createPeople.ts'

const world = await createAdvertisers()
const addPerson = await createPeople(world)
const { token, things } = await addPerson()

const DEAL = `/api/front/conversations/${things.conversationId}/deal`
const OPENING = '/api/front/ad-grants'

test.each([
  ['POST', OPENING, { find: 'ab', password: '' }, ['find', 'password']],
  ['POST', OPENING, { token: 5 }, ['token']],
  ['PUT', DEAL, { event: 'offer', amount: 5 }, ['amount']],
  ['PUT', DEAL, { event: 'offer' }, ['amount']],
  ['PUT', DEAL, { event: 'nothing' }, ['event']],
] as const)(
  'R241 %s %s with %j, of several shapes, says what is wrong in the nearest one',
  async (method, path, body, fields) => {
    const answer = await world.call(method, path, body, { token })

    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().errors)).toEqual(fields)
  },
)
