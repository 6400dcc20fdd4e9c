import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { pageAnswer } from '../testing/answers.ts'
import { ask } from '../testing/ask.ts'
import { startBff } from '../testing/startBff.ts'

test('a stop finishes what is under way and closes the connections', async () => {
  const bff = await startBff()
  let finish: () => void = () => undefined
  const arrived = new Promise<void>((resolve) => {
    bff.general.answerWith((request, response) => {
      finish = () => pageAnswer('in time')(request, response)
      resolve()
    })
  })
  const underWay = ask(bff.port, '/napoveda')
  await arrived
  const stopped = bff.app.close()
  finish()
  expect((await underWay).text).toContain('in time')
  await stopped
  await expect(ask(bff.port, '/napoveda')).rejects.toThrow('ECONNREFUSED')
  await Promise.all([bff.api, bff.general, bff.adult].map((server) => server.close()))
})

test('a stop waits for no visitor who keeps a connection without asking anything more', async () => {
  const bff = await startBff()
  const picture = Buffer.alloc(100, 'x')
  const finish: (() => void)[] = []
  bff.general.answerWith((request, response) => {
    finish.push(() => pageAnswer('in time')(request, response))
  })
  bff.api.answerWith((_, response) => {
    response.writeHead(200, { 'content-type': 'image/webp', 'content-length': picture.length })
    response.write(picture.subarray(0, 50))
    finish.push(() => response.end(picture.subarray(50)))
  })
  const visitors = ['/napoveda', '/api/image/a/kolo.webp'].map((path) => {
    const socket = connect(bff.port, '127.0.0.1')
    const context = { text: '', closed: once(socket, 'close') }
    socket.on('data', (chunk) => {
      context.text += chunk
    })
    socket.write(`GET ${path} HTTP/1.1\r\nHost: general.test\r\n\r\n`)
    return context
  })
  await expect.poll(() => finish.length).toBe(2)
  await expect.poll(() => visitors[1]?.text).toContain('xxx')
  const stopped = bff.app.close()
  for (const end of finish) end()
  await Promise.all([stopped, ...visitors.map(({ closed }) => closed)])

  expect(visitors[0]?.text).toContain('in time')
  expect(visitors[0]?.text).toContain('Connection: close')
  expect(visitors[1]?.text.endsWith('x'.repeat(100))).toBe(true)
  await Promise.all([bff.api, bff.general, bff.adult].map((server) => server.close()))
})
