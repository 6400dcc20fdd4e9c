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
