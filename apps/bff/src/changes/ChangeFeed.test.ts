import { expect, test, vi } from 'vitest'
import { pageAnswer } from '../testing/answers.ts'
import { ask } from '../testing/ask.ts'
import { startBff } from '../testing/startBff.ts'

const start = async () => {
  const bff = await startBff()
  const show = async (path: string) => {
    const { headers, text } = await ask(bff.port, path)

    return { text: /<main>(.*)<\/main>/.exec(text)?.[1], timing: headers['server-timing'] }
  }
  const draws = (text: string) => bff.general.answerWith(pageAnswer(text))

  return { ...bff, show, draws }
}

test('S001 what another bff took away is drawn again here, and nobody is shown the old', async () => {
  const { told, show, draws, close } = await start()
  draws('with it')
  await show('/napoveda')
  draws('without it')
  expect((await show('/napoveda')).text).toBe('with it')
  told.say('pages', 'napoveda')

  await expect.poll(() => show('/napoveda')).toEqual({ text: 'without it', timing: undefined })
  await close()
})

test('S001 a page that was being drawn when its change was told is not kept', async () => {
  const { told, general, show, draws, close, parts } = await start()
  let finish: () => void = () => undefined
  const arrived = new Promise<void>((resolve) => {
    general.answerWith((request, response) => {
      finish = () => pageAnswer('with it')(request, response)
      resolve()
    })
  })
  const underWay = show('/napoveda')
  await arrived
  told.say('pages', 'napoveda')
  await expect.poll(() => heard(parts, 'pages')).toBe(1)
  draws('without it')
  finish()

  expect((await underWay).text).toBe('with it')
  expect((await show('/napoveda')).text).toBe('without it')
  await close()
})

test('S001 a bff that lost touch draws what it had again, says so, and comes back', async () => {
  const { told, show, draws, close, parts } = await start()
  draws('one')
  await show('/napoveda')
  draws('two')
  told.isOff = true
  told.cut()

  await expect.poll(() => show('/napoveda')).toEqual({ text: 'two', timing: 'out-of-touch' })
  expect(await parts.metrics.registry.metrics()).toContain('bff_in_touch 0')
  draws('three')
  told.isOff = false
  await expect.poll(() => show('/napoveda')).toEqual({ text: 'three', timing: undefined })
  expect(await parts.metrics.registry.metrics()).toContain('bff_in_touch 1')
  await close()
})

test('S001 a stream cut again and again: each time what it may have missed is drawn again', async () => {
  const { told, show, draws, close } = await start()
  for (const turn of ['one', 'two', 'three', 'four']) {
    draws(turn)
    told.cut()
    await expect.poll(() => show('/napoveda')).toEqual({ text: turn, timing: undefined })
  }
  await close()
})

test('an api that is away is asked for changes as seldom as for all else', async () => {
  const { told, api, close, parts } = await start()
  await api.close()
  told.cut()
  await expect.poll(() => parts.changes.isConnected).toBe(false)
  const { breaker } = parts.api
  for (let failure = 0; failure < 8; failure++) breaker.failed(Number.POSITIVE_INFINITY)
  const tried = vi.spyOn(breaker, 'failed')
  const asked = vi.spyOn(breaker, 'allows')
  await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(2)

  expect(tried).not.toHaveBeenCalled()
  await close()
})

test('S001 a word told twice, or after a gap, is not believed: the bff begins again', async () => {
  const { told, close, parts } = await start()
  told.repeat('pages', 'kola')
  await expect.poll(() => heard(parts, 'hello')).toBe(2)
  told.sayAfterGap('pages', 'kola')
  await expect.poll(() => heard(parts, 'hello')).toBe(3)

  expect(await heard(parts, 'pages')).toBe(0)
  await close()
})

type Parts = Awaited<ReturnType<typeof startBff>>['parts']

const heard = async ({ metrics }: Parts, kind: string): Promise<number> => {
  const text = await metrics.registry.metrics()

  return Number(new RegExp(`bff_changes_total{kind="${kind}"} (\\d+)`).exec(text)?.[1] ?? 0)
}
