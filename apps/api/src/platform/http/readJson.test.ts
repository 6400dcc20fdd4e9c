import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { readJson } from './readJson.ts'

const app = Fastify()
readJson(app)
app.post('/', async ({ body }) => body)
app.post('/deep', async () => 'read')

const send = (payload: string, url = '/') =>
  app.inject({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload })

test('half a character anywhere in a body becomes the replacement character', async () => {
  const answer = await send(
    '{"a":"x\\ud800","b":[{"c":"\\uDE00y"}],"d":"\\ud83d\\ude00","e":"\\\\ud800"}',
  )

  expect(answer.json()).toEqual({
    a: 'x\ufffd',
    b: [{ c: '\ufffdy' }],
    d: '😀',
    e: '\\ud800',
  })
})

test.each(['', '{', '{"__proto__":{"a":"\\ud800"}}'])(
  'a body of %j is a bad request',
  async (body) => {
    expect((await send(body)).statusCode).toBe(400)
  },
)

test('a body nested too deep to look for half a character in is a bad request', async () => {
  const depth = 30_000
  const answer = await send(`${'['.repeat(depth)}"\\ud800"${']'.repeat(depth)}`, '/deep')

  expect(answer.statusCode).toBe(400)
})
