import { expect, test } from 'vitest'
import { jsonAnswer } from '../testing/answers.ts'
import { CookieJar } from '../testing/CookieJar.ts'
import { startSessions } from '../testing/startSessions.ts'

const PEOPLE = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const ROBOT = 'Mozilla/5.0 (compatible; SeznamBot/4.0; +https://o-seznam.cz/)'

test('P057 looks of robots are not counted', async () => {
  const bff = await startSessions()
  bff.api.answerWith(jsonAnswer({ message: 'Započítáno.' }))
  const look = (agent: string) =>
    bff.visit(new CookieJar(), '/api/front/inzrts/prodam-kolo-13d2/views', {
      method: 'POST',
      headers: { 'user-agent': agent },
    })
  const before = bff.api.seen.length

  expect((await look(ROBOT)).status).toBe(200)
  expect(bff.api.seen).toHaveLength(before)
  expect((await look(PEOPLE)).status).toBe(200)
  expect(bff.api.seen).toHaveLength(before + 1)
  await bff.close()
})
