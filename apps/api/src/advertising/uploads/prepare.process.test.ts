import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { drawPhoto } from '../../test/drawPhoto.ts'

test('R299 a photo under way is made to its end, though all processes are told to stop', async () => {
  const photo = await drawPhoto().jpeg().toBuffer()
  const program = fileURLToPath(new URL('prepare.process.ts', import.meta.url))
  const child = fork(program, ['236'], { serialization: 'advanced' })
  const make = async () => {
    child.send(photo)
    child.send('end')

    return Promise.race([once(child, 'message'), once(child, 'exit')])
  }
  await make()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    child.kill(signal)
    expect(await make()).toMatchObject([{ preparation: { picture: { width: 800 } } }, undefined])
  }
  const exit = once(child, 'exit')
  child.disconnect()

  expect(await exit).toEqual([0, null])
})
