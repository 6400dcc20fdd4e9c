import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { askRaw } from '../testing/askRaw.ts'
import { portOf } from '../testing/fakeServer.ts'
import { PendingResponses } from './PendingResponses.ts'
import { refuseTrains } from './refuseTrains.ts'

const heard: { body: string; isWhole: boolean }[] = []
const answers = new PendingResponses()
const server = createServer((request, response) => {
  answers.add(request.socket, response)
  const one = { body: '', isWhole: false }
  heard.push(one)
  request.setEncoding('latin1').on('data', (piece: string) => {
    one.body += piece
  })
  request.on('error', () => {})
  request.on('end', () => {
    one.isWhole = true
    response.end()
  })
}).listen(0, '127.0.0.1')
const readAlong = refuseTrains(server, answers)
await once(server, 'listening')
afterAll(() => server.close())

const HEAD = 'POST / HTTP/1.1\r\nHost: general.test\r\nConnection: close\r\n'
const TRAIN = 'GET /train HTTP/1.1\r\nHost: general.test\r\n\r\n'.repeat(600)

const send = async (body: string, size: number) => {
  heard.length = 0
  const answer = await askRaw(
    portOf(server),
    `${HEAD}Content-Length: ${body.length}\r\n\r\n${body}`,
    size,
  )

  return { answer, heard: [...heard] }
}

test('connections are read along from when it is asked for, those that are open too', async () => {
  const open = connect(portOf(server), '127.0.0.1')
  open.write('GET / HTTP/1.1\r\nHost: general.test\r\n\r\n')
  await once(open, 'data')
  readAlong()
  heard.length = 0
  open.write(TRAIN)
  await once(open, 'close')

  expect(heard).toEqual([])
})

test.each([
  ['a log', '10.0.0.1 "GET / HTTP/1.1" 200;HTTP/1.1;prodám PUT /x, LINK x\r\n\r\n'],
  ['ends of lines', '\r\n'],
  ['many small header fields', 'a: HTTP/1.1\r\n'],
])('a body of %s comes as it was sent', async (_, line) => {
  const body = line.repeat(2_000)
  const { answer, heard } = await send(body, 16_384)

  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(heard).toEqual([{ body, isWhole: true }])
})

test('a body that is a train of requests is broken off, nobody is handed another one', async () => {
  const { answer, heard } = await send(`${'a'.repeat(1_000_000)}${TRAIN}`, 8_192)

  expect(answer).toBe('')
  expect(heard).toMatchObject([{ isWhole: false }])
  expect(heard[0]?.body).not.toContain('\0')
})

test('a train behind the end of a body is not heard', async () => {
  heard.length = 0
  const body = 'a'.repeat(1_000_000)
  const head = HEAD.replace('close', 'keep-alive')
  await askRaw(
    portOf(server),
    `${head}Content-Length: ${body.length}\r\n\r\n${body}${TRAIN}`,
    8_192,
  )

  expect(heard).toHaveLength(1)
})
