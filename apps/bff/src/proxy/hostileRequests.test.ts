import { afterAll, beforeAll, expect, test } from 'vitest'
import { besiege } from '../testing/attacks/besiege.ts'
import { hostileRequests } from '../testing/attacks/hostileRequests.ts'
import { mayReachUpstream } from '../testing/attacks/mayReachUpstream.ts'
import { answersCalls, drawsPages } from '../testing/attacks/standInAnswers.ts'
import { ADULT_HOST, GENERAL_HOST, startBff, type TestBff } from '../testing/startBff.ts'

const REQUESTS = 4_000
const SEED = 1
const HOSTS = [GENERAL_HOST, ADULT_HOST, GENERAL_HOST, 'evil.example']

let bff: TestBff
beforeAll(async () => {
  bff = await startBff({ BUDGET_FACTOR: '1000000' })
  bff.api.answerWith(answersCalls)
  bff.general.answerWith(drawsPages('general'))
  bff.adult.answerWith(drawsPages('adult'))
})
afterAll(() => bff.close())

test('hostile requests are all answered, and reach only listed addresses', async () => {
  const target = { hosts: HOSTS, lines: [] }
  const { wrong, statuses } = await besiege(bff.port, hostileRequests(REQUESTS, SEED, target))
  const asked = [bff.api, bff.general, bff.adult].flatMap(({ seen }) =>
    seen.map(({ method, url }) => `${method} ${url?.split('?', 1)[0]}`),
  )
  expect(wrong).toEqual([])
  expect(statuses.size).toBeGreaterThanOrEqual(8)
  expect(asked.length).toBeGreaterThan(100)
  expect(asked.filter((target) => !mayReachUpstream(target))).toEqual([])
})
