import { beforeEach, expect, test } from 'vitest'
import { jsonAnswer, pageAnswer } from '../testing/answers.ts'
import { ask } from '../testing/ask.ts'
import { startBff, type TestBff } from '../testing/startBff.ts'

let bff: TestBff
beforeEach(async () => {
  bff = await startBff({ TRUSTED_PROXIES: '127.0.0.1' })
  return () => bff.close()
})

const as = (client: string) => ({ headers: { 'x-forwarded-for': client } })

test('calls that one address has under way, a hundred at a time, keep none from others', async () => {
  bff.api.answerWith((request, response) => {
    if (request.url !== '/api/front/promos') jsonAnswer({ data: [] })(request, response)
  })
  const crowd = Array.from({ length: 100 }, () =>
    ask(bff.port, '/api/front/promos', as('203.0.113.7')).catch(() => null),
  )
  const statuses = []
  for (let count = 0; count < 10; count++)
    statuses.push((await ask(bff.port, '/api/front/sections', as('203.0.113.8'))).status)

  expect(statuses).toEqual(Array(10).fill(200))
  expect(bff.api.timesAsked('GET /api/front/promos')).toBe(48)
  bff.api.answerWith(jsonAnswer({ data: [] }))
  bff.api.server.closeAllConnections()
  await Promise.all(crowd)
})

test('pages that one address has drawn, a hundred at a time, keep none from others', async () => {
  bff.general.answerWith((request, response) => {
    if (!request.url?.startsWith('/mnoho')) pageAnswer('drawn')(request, response)
  })
  const crowd = Array.from({ length: 100 }, (_, at) =>
    ask(bff.port, `/mnoho-${at}`, as('203.0.113.7')).catch(() => null),
  )
  const statuses = []
  for (let count = 0; count < 10; count++)
    statuses.push((await ask(bff.port, `/kolo-${count}`, as('203.0.113.8'))).status)

  expect(statuses).toEqual(Array(10).fill(200))
  bff.general.answerWith(pageAnswer('drawn'))
  bff.general.server.closeAllConnections()
  await Promise.all(crowd)
})

test('a list to its end is drawn for one address once at a time, and leaves places to others', async () => {
  bff.general.answerWith((request, response) => {
    if (!request.url?.startsWith('/mnoho')) pageAnswer('drawn')(request, response)
  })
  const crowd = Array.from({ length: 10 }, (_, at) =>
    ask(bff.port, `/mnoho?page=41&priceFrom=${at}`, as('203.0.113.7')).catch(() => null),
  )
  const { status } = await ask(bff.port, '/kolo', as('203.0.113.8'))

  expect(status).toBe(200)
  expect(bff.general.seen.filter(({ url }) => url?.startsWith('/mnoho'))).toHaveLength(1)
  bff.general.answerWith(pageAnswer('drawn'))
  bff.general.server.closeAllConnections()
  await Promise.all(crowd)
})
