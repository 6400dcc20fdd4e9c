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

test('one address renders one whole list at a time, and leaves places to others', async () => {
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

test('however many pages are renewed, who has nothing to see yet is drawn at once', async () => {
  const kept = Array.from({ length: 60 }, (_, at) => `/kolo-${at}`)
  for (const path of kept) await ask(bff.port, path)
  const drawing: (() => void)[] = []
  bff.general.answerWith((request, response) => {
    drawing.push(() => pageAnswer('drawn')(request, response))
  })
  bff.parts.pages.outdate()
  await Promise.all(kept.map((path, at) => ask(bff.port, path, as(`203.0.113.${at}`))))
  const first = ask(bff.port, '/nova', as('198.51.100.1'))

  await expect.poll(() => bff.general.seen.map(({ url }) => url)).toContain('/nova')
  expect(drawing).toHaveLength(9)
  bff.general.answerWith(pageAnswer('drawn'))
  for (const finish of drawing) finish()
  expect((await first).status).toBe(200)
})
