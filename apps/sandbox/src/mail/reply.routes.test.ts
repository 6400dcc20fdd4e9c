import { expect, test } from 'vitest'
import { createTestApp, visitorOf } from '../../../api/src/test/createTestApp.ts'
import { createWorld } from '../../../api/src/test/createWorld.ts'

const { database, ask } = await createTestApp({ isSandbox: true })
const { addSection, addAd } = createWorld(database)

const here = (url: string, payload?: object) =>
  ask(url, {
    method: payload ? 'POST' : 'GET',
    headers: { host: 'localhost:4100' },
    ...(payload && { payload }),
  })
const mailsFor = async (to: string) => (await here(`/sandbox/mail.json?to=${to}`)).json().data

test('V009 N026 a letter of a conversation is answered from the sandbox’s mailbox, any other is not', async () => {
  const [seller, buyer] = ['prodejce@posta.example', 'kupec@posta.example']
  const ad = await addAd(await addSection(), { email: seller, showEmail: true })
  await ask(`/api/front/inzrts/${ad.slug}/messages`, {
    method: 'POST',
    headers: visitorOf('general'),
    payload: { email: buyer, content: 'Je kolo ještě k mání?' },
  })
  await here('/sandbox/clock', { advanceMinutes: 1 })
  const [letter] = await mailsFor(seller)
  const [link] = await mailsFor(buyer)
  expect((await here(`/sandbox?mail=${letter.id}`)).body).toContain('/reply"')
  expect((await here(`/sandbox/mail/${link.id}/reply`, { text: 'Ano.' })).statusCode).toBe(404)
  const answer = await here(`/sandbox/mail/${letter.id}/reply`, { text: 'Ano, je.' })

  expect(answer.json()).toEqual({ data: { taken: true } })
  const [told] = await mailsFor(buyer)
  expect(told.text).toContain('Ano, je.')
  expect(told.text).not.toContain('napsal(a)')
  expect(JSON.stringify(told)).not.toContain(seller)
})
